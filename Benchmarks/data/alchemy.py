#!/usr/bin/env python3
"""Measures models of SQLAlchemy in a file, with the operations of App/ModelMeasurements.swift.

    alchemy.py FOLDER ROWS
"""

import json
import pathlib
import statistics
import sys
import time

from sqlalchemy import ForeignKey, create_engine, event, func, select
from sqlalchemy.orm import DeclarativeBase, Mapped, Session, mapped_column, relationship

REPETITIONS = 20


class Base(DeclarativeBase):
    pass


class Category(Base):
    __tablename__ = "category"
    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str]
    expenses: Mapped[list["Expense"]] = relationship(back_populates="category")


class Expense(Base):
    __tablename__ = "expense"
    id: Mapped[int] = mapped_column(primary_key=True)
    number: Mapped[int] = mapped_column(index=True)
    name: Mapped[str]
    amount: Mapped[float]
    date: Mapped[float]
    note: Mapped[str | None]
    category_id: Mapped[int | None] = mapped_column(ForeignKey("category.id"), index=True)
    category: Mapped[Category | None] = relationship(back_populates="expenses")


def main(folder, rows):
    durations = {}

    def measure(name, work):
        start = time.process_time()
        right = work()
        durations.setdefault(name, []).append((time.process_time() - start) * 1e6)
        assert right, name

    engine = create_engine(f"sqlite:///{folder / 'alchemy.sqlite'}")

    @event.listens_for(engine, "connect")
    def use_log(connection, _):
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")

    Base.metadata.create_all(engine)

    def insert():
        with Session(engine) as session:
            categories = [Category(name=f"Category {number}") for number in range(100)]
            session.add_all(categories)
            session.add_all(
                Expense(
                    number=number, name=f"Expense {number}", amount=number % 1000 / 4, date=float(number),
                    note=None if number % 3 else f"Note {number}", category=categories[number % 100])
                for number in range(rows))
            session.commit()
        return True

    measure(f"insert {rows}", insert)
    for repetition in range(REPETITIONS):
        low, high = repetition * 1000, repetition * 1000 + 1000
        window = select(Expense).where(Expense.number >= low, Expense.number < high).order_by(Expense.number)

        def fetch():
            with Session(engine) as session:
                return sum(expense.number for expense in session.scalars(window)) == sum(range(low, high))

        def count():
            with Session(engine) as session:
                return session.scalar(select(func.count()).select_from(Expense).where(Expense.amount < 50)) > 0

        def read_categories():
            with Session(engine) as session:
                return sum(len(expense.category.name) for expense in session.scalars(window)) == 10_900

        def read_expenses():
            with Session(engine) as session:
                category = session.scalars(select(Category).where(Category.name == f"Category {repetition}")).one()
                return sum(expense.number for expense in category.expenses) > 0

        measure("fetch 1,000 by a predicate", fetch)
        with Session(engine) as session:
            expense = session.scalars(select(Expense).where(Expense.number == low)).one()

            def change():
                expense.amount += 1
                session.commit()
                return True

            measure("change one", change)
        measure("count by a predicate", count)
        measure("read the category of 1,000", read_categories)
        measure("read the expenses of a category", read_expenses)
    print(json.dumps({name: statistics.median(values) for name, values in durations.items()}))


main(pathlib.Path(sys.argv[1]), int(sys.argv[2]))
