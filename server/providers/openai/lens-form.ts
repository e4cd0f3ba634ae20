import { z } from "zod";
import type { Locale } from "#shared/locales.ts";
import type { ReadingLens } from "#shared/lenses.ts";
import type { AnswerForm } from "./ask.ts";
import type { BadAnswer } from "./failures.ts";
import { DREAM_IS_MATERIAL, firmer, languageName } from "./reading-form.ts";

/**
 * The fields of a model's answer. Limits are in the instructions, because not every server supports them in a schema.
 */
export const lensForm = z.strictObject({
  paragraphs: z.array(z.strictObject({ quote: z.string(), speaker: z.string(), text: z.string() })),
});
export const LENS_FORM: AnswerForm = { name: "dream_lens", schema: lensForm };

const ASKED: Record<ReadingLens, string> = {
  psychological: `The lens is psychological. Read the dream together with everyday life: feelings, needs, conflicts, what a day leaves unfinished. Ask what a feeling in it may belong to when awake.`,
  jungian: `The lens is Jungian. Read each image as a side of the dreamer and as an old picture that many share: what is in shadow, what is turned to the world, what balances a one-sided attitude. An image has more than one side; leave it open.`,
  gestalt: `The lens is Gestalt. Interpret nothing. Let parts of the dream speak: things, people, places, its last scene. "speaker" names the part in one to three words. "text" is one or two questions that this part asks the dreamer in the first person, and nothing but questions.`,
  tabir: `The lens is the tabir tradition of the Islamic world. The message also has "tradition": what is widely told about symbols of this dream. Use only that, in your own words, and bring it together with what happens in the dream; add no other reading of the tradition. It is told as a possibility, first towards the good, and foretells nothing.`,
  cultural: `The lens is cultural. Set the images of the dream beside what is common in tales, customs and beliefs, in general words such as "in many tales", and ask what they may be where the dreamer lives.`,
};

/** The model's instructions. They depend on the language and the lens only and contain nothing from the dream. */
export function lensInstructions(
  language: Locale,
  lens: ReadingLens,
  retryFor: BadAnswer["retryFor"] | null,
): string {
  const name = languageName(language);
  const speaker = lens === "gestalt" ? "" : ` "speaker" is an empty string.`;
  return `You read a dream anew through one lens for a quiet, literary website. The user's message is a JSON object; its field "dream" holds a dream as a person wrote it down.

${DREAM_IS_MATERIAL}

${ASKED[lens]}

Write every field in ${name}, whatever language the dream is written in, except "quote". Speak to the dreamer directly, warmly and plainly, as a thoughtful native writer would. Say "may" and "perhaps", never that an image means something; never a diagnosis, a prophecy or medical advice.

Name no person, author, school, book, holy text, work or other source, and give no year, number of a page or verse. Put nothing in quotation marks but words of the dream, letter for letter.

paragraphs: three to five, each of 30 to 80 words, none built like another. "quote" is copied letter for letter from the dream, one to six words on which the paragraph rests.${speaker}${retryFor ? `\n\n${firmer(retryFor, name)}` : ""}`;
}
