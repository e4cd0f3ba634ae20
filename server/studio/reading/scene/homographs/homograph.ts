/** A word that is written like a thing's and means another one, where the words beside it say so. */
export interface Homograph {
  id: string;
  word: RegExp;
  before?: RegExp;
  after?: RegExp;
  /** Words anywhere in the dream by which it is meant as named. */
  unless?: RegExp;
  /** Another word of the dream that it goes with. */
  beside?: string;
  /** The thing that is meant; without it none is. */
  is?: string;
  /** What kind of word that is, where it is no thing. */
  kind?: "places" | "people" | "things";
}
