// Questions that wait for their answers: the newest event of each time that something was asked. Whoever scrolls fast is
// far from what was asked for before it comes, so there are two at most, for ten seconds at most.
import { state } from "./client.js";

let questions = [];

export const openQuestions = () => {
  questions = questions.filter(({ number, time }) => number > state().acknowledged && Date.now() - time < 10000);
  return questions.length;
};

export const addQuestion = (number) => { questions.push({ number, time: Date.now() }); };
