import SwiftData
import SwiftUI

/// An app of recipes with categories and steps, in two columns.
@Model
package final class RecipeCategory {
  @Attribute(.unique) package var name: String
  @Relationship(deleteRule: .cascade, inverse: \Recipe.category) package var recipes = [Recipe]()

  package init(name: String) { self.name = name }
}

@Model
package final class Recipe {
  package var title: String
  var ingredients: [String]
  var difficulty: Difficulty
  var nutrition: Nutrition
  var isFavorite = false
  package var category: RecipeCategory?

  package init(
    title: String, ingredients: [String], difficulty: Difficulty = .easy, nutrition: Nutrition = Nutrition(energy: 0)
  ) {
    self.title = title
    self.ingredients = ingredients
    self.difficulty = difficulty
    self.nutrition = nutrition
  }
}

extension Recipe {
  package enum Difficulty: String, CaseIterable, Codable {
    case easy = "Easy"
    case hard = "Hard"
  }

  package struct Nutrition: Codable, Hashable {
    var energy: Int
    var protein = Measurement(value: 0, unit: UnitMass.grams)

    package init(energy: Int) { self.energy = energy }
  }
}

@Observable
final class NavigationContext {
  var selectedCategoryName: String?
  var selectedRecipe: Recipe?
}

package struct RecipesApp: View {
  @State private var navigationContext = NavigationContext()

  package init() {}

  package var body: some View {
    NavigationSplitView {
      RecipeCategoryList()
        .navigationTitle("Categories")
    } detail: {
      NavigationStack { RecipeList(categoryName: navigationContext.selectedCategoryName) }
    }
    .environment(navigationContext)
  }
}

private struct RecipeCategoryList: View {
  @Environment(NavigationContext.self) private var navigationContext
  @Environment(\.modelContext) private var modelContext
  @Query(sort: \RecipeCategory.name) private var categories: [RecipeCategory]
  @State private var isReloadPresented = false

  var body: some View {
    @Bindable var navigationContext = navigationContext
    List(selection: $navigationContext.selectedCategoryName) {
      ForEach(categories) { category in
        NavigationLink("\(category.name) (\(category.recipes.count))", value: category.name)
      }
    }
    .toolbar {
      Button("Reload", systemImage: "arrow.clockwise") { isReloadPresented = true }
    }
    .alert("Reload Sample Data?", isPresented: $isReloadPresented) {
      Button("Yes, reload sample data", role: .destructive) { reloadSampleData(modelContext: modelContext) }
    }
    .task {
      if categories.isEmpty { Recipe.insertSampleData(modelContext: modelContext) }
    }
  }

  @MainActor
  private func reloadSampleData(modelContext: ModelContext) {
    navigationContext.selectedRecipe = nil
    do {
      try modelContext.delete(model: RecipeCategory.self)
      try modelContext.save()
      Recipe.insertSampleData(modelContext: modelContext)
    } catch {
      fatalError(error.localizedDescription)
    }
  }
}

private struct RecipeList: View {
  let categoryName: String?
  @Environment(\.modelContext) private var modelContext
  @Query private var recipes: [Recipe]

  init(categoryName: String?) {
    self.categoryName = categoryName
    let predicate = #Predicate<Recipe> { recipe in
      if let category = recipe.category {
        return category.name == categoryName ?? category.name
      } else {
        return false
      }
    }
    _recipes = Query(filter: predicate, sort: \Recipe.title)
  }

  var body: some View {
    List {
      ForEach(recipes) { recipe in
        HStack {
          Text(recipe.title)
          Text(recipe.ingredients.formatted(.list(type: .and)))
          if recipe.nutrition.energy > 500 { Text("\(recipe.title) is rich") }
          Toggle("Favorite \(recipe.title)", isOn: Bindable(recipe).isFavorite)
        }
      }
      .onDelete { offsets in
        for offset in offsets { modelContext.delete(recipes[offset]) }
      }
    }
    .overlay {
      if recipes.isEmpty {
        ContentUnavailableView {
          Label("No recipes in this category", systemImage: "fork.knife")
        } description: {
          Text("Add one.")
        }
      }
    }
    .navigationTitle(categoryName ?? "All recipes")
  }
}

extension Recipe {
  @MainActor
  static func insertSampleData(modelContext: ModelContext) {
    let soups = RecipeCategory(name: "Soups")
    let cakes = RecipeCategory(name: "Cakes")
    modelContext.insert(soups)
    modelContext.insert(cakes)
    for title in ["Tomato soup", "Borscht"] {
      let recipe = Recipe(title: title, ingredients: ["water", "salt"])
      modelContext.insert(recipe)
      recipe.category = soups
    }
    let cake = Recipe(
      title: "Sachertorte", ingredients: ["chocolate", "eggs", "jam"], difficulty: .hard,
      nutrition: Nutrition(energy: 560))
    modelContext.insert(cake)
    cake.category = cakes
  }
}

#Preview {
  RecipesApp().modelContainer(for: RecipeCategory.self, inMemory: true)
}
