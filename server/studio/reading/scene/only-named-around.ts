/** Words around what is only named: what something recalls, is compared with, was wished for or never seen. */
export interface Around {
  before?: RegExp;
  after?: RegExp;
  /** The word itself, with its ending. */
  word?: RegExp;
  /** Of which kinds of words; all where there are none. */
  kinds?: RegExp;
}
