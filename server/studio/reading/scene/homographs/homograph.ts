/** A word that is written like a thing's and means another one, where the words beside it say so. */
export interface Homograph {
  /** The thing or place that it is written like. */
  id: string;
  word: RegExp;
  before?: RegExp;
  after?: RegExp;
  /** Words anywhere in the dream that show that `id` itself is meant. */
  unless?: RegExp;
  /** Id of another word that the dream must have. */
  beside?: string;
  /** Id of what is meant; without it the word names nothing that is drawn. */
  is?: string;
  /** Kind of `is`; "things" where not given. */
  kind?: "places" | "people" | "things";
}
