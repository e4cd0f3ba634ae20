/** Words around what is not there, as the text only says what another is like, or what is wished, asked or denied. */
export interface Likened {
  /** What the word itself looks like. */
  word?: RegExp;
  before?: RegExp;
  after?: RegExp;
  /** Only for things, places and the sky: somebody's song is sung by somebody. */
  noPeople?: true;
  /** Only for a place, where the dream names another one. */
  unlessAlone?: true;
  /** Another thing that is compared with it may be of the same kind: "a bird flew like a bird". */
  compared?: true;
}
