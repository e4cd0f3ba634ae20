import type { Grammar } from "./grammar.ts";

const ACCENTS = /[\u0300-\u036f]/g;

function lower(word: string): string {
  return word.toLowerCase().normalize("NFC").replaceAll("œ", "oe");
}

function unaccented(word: string): string {
  return lower(word).normalize("NFD").replace(ACCENTS, "");
}

function isUnaccented(text: string): boolean {
  return !/[\u0300-\u036f]/.test(text.normalize("NFD"));
}

/**
 * Grammar of a Romance language. `careless` has frequent words without their accents: a dream with one of them lacks
 * others too, even if it has `ñ` or `ç`, which are keys of their own.
 */
function romance(
  isEnding: Grammar["isEnding"],
  otherStems: Grammar["otherStems"],
  careless: RegExp,
): Grammar {
  return {
    normalise: lower,
    plain: { isPlain: isUnaccented, isCareless: (text) => careless.test(text), normalise: unaccented },
    stripped: (word) => [word],
    isEnding,
    otherStems,
    ofNoun: /^(?:d|de|di|da|do|del|della|dello|des|du|dos|à|a|au|aux|para|per|en|em|in|con|avec|com)$/u,
  };
}

/** "Lécole", "lavion": an article that is typed without its apostrophe. */
const JOINED_ARTICLE =
  /^[ld](?=(?:avion|ours|oiseau|oncle|h[oô]pital|h[oô]tel|[eé]cole|[eé]glise|ascenseur|arbre|a[eé]roport|escalier|autoroute|[eé]l[eé]phant|araign[eé]e|horloge|[eé]chelle|armoire|oc[eé]an|infirmi[eè]re)s?$)/u;

export const french: Grammar = {
  ...romance(
    (_stem, rest) => /^[sx]$/.test(rest),
    () => [],
    /(?<!\p{L})(?:etai(?:s|t|ent)|apres|meme|tres|reve|deja|ca|pere|mere|frere|j['’]?ai reve|derriere|maitresse|eleves?)(?!\p{L})/iu,
  ),
  stripped: (word) => (JOINED_ARTICLE.test(word) ? [word, word.slice(1)] : [word]),
};

/** Words that end like diminutives: "ratito" is a while, "solito" is alone, "patitas" are paws. */
const NO_DIMINUTIVE =
  /^(?:ratit[oa]s?|solit[oa]s?|patitas?|infinit[oa]s?|bonit[oa]s?|favorit[oa]s?|señorit[oa]s?|senorit[oa]s?|visitas?|manitos?|casitos?|pasit[oa]s?|puntit[oa]s?|bolsitos?|granit[oa]s?|medit[oa]s?|camit[oa]s? elástic[oa]s?|palitas?)$/u;

/** Stems of "gatito", "vaquita", "avioncito", "pececito". */
function diminutives(word: string): string[] {
  const soft = (root: string) => root.replace(/c$/u, "qu").replace(/g$/u, "gu").replace(/z$/u, "c");
  if (word.length < 3 || word.includes(" ")) return [];
  if (/[oa]$/u.test(word)) {
    const root = soft(word.slice(0, -1));
    return [`${root}it`, ...(/[iu]e/u.test(root) ? [`${root}ecit`] : [])];
  }
  if (word.endsWith("e")) return [`${word}cit`, `${word.slice(0, -1)}it`];
  const plain = unaccented(word).replace(/z$/u, "c");
  if (/[nr]$/u.test(word)) return [`${plain}cit`, `${plain}ecit`];
  return [`${plain}it`, `${plain}ecit`];
}

export const spanish = romance(
  (stem, rest) =>
    stem.endsWith("it") && stem.length > 4
      ? /^[oa]s?$/.test(rest) && !NO_DIMINUTIVE.test(stem + rest)
      : rest === "s" || (rest === "es" && !/[aeiou]$/u.test(stem)),
  (word) => {
    const small = diminutives(word);
    if (word.endsWith("z")) return [`${word.slice(0, -1)}c`, ...small];
    return /[áéíóú][ns]$/.test(word) ? [unaccented(word), ...small] : small;
  },
  /(?<!\p{L})(?:habia|tenia|despues|tambien|mas|asi|ahi|aqui|soñe|sone|cai|decia|queria|podia|venia|salia|veia|sabia|hacia|iba por|mi (?:mama|papa)|avion|corria|pajaros?|arbol)(?!\p{L})/iu,
);

export const portuguese = romance(
  // "Cores" and "luzes", but "chames" is no plural of "chama".
  (stem, rest) => (rest === "es" ? /[rszn]$/u.test(stem) : /^(?:s|z?inh[oa]s?)$/.test(rest)),
  (word) => {
    if (word.endsWith("ão")) return [`${word.slice(0, -2)}õe`];
    if (word.endsWith("m")) return [`${word.slice(0, -1)}n`];
    if (/[ao]$/.test(word)) return [word.slice(0, -1)];
    // "Girassóis", "papéis", "barris".
    if (/[eo]l$/.test(word)) return [`${word.slice(0, -2)}${word.at(-2) === "e" ? "é" : "ó"}i`];
    if (word.endsWith("il")) return [word.slice(0, -1)];
    return word.endsWith("l") ? [`${word.slice(0, -1)}i`] : [];
  },
  /(?<!\p{L})(?:nao|entao|tambem|ate|voce|irmao|irma|mae|vovo|ja|onibus|aviao|cabeca|familia|agua|arvore|predio|proximo|ultimo)(?!\p{L})/iu,
);

/** Words that end like the diminutives "casetta" and "barchetta": "banchetto" is a feast. */
const NO_ITALIAN_DIMINUTIVE =
  /^(?:banchett[oi]|aspett[oiae]|corrett[oiae]|fumett[oi]|perfett[oiae]|rispett[oi]|lamett[ae]|manett[ae]|rosett[ae]|cornett[oi]|ricett[ae]|carolett[ae]|pianett[ai])$/u;

/** Italian plurals change the last vowel, so the stem is the word without it. */
export const italian = romance(
  (stem, rest) =>
    /^(?:[aeio]|h?[ei]|in[oaie]|h?ett[oaie])$/.test(rest) && !NO_ITALIAN_DIMINUTIVE.test(stem + rest),
  (word) => (/[aeo]$/.test(word) && word.length > 3 ? [word.slice(0, word.endsWith("io") ? -2 : -1)] : []),
  /(?<!\p{L})(?:perche|piu|cosi|pero|gia|giu|citta|e['’] |c['’]e['’]|meta)(?!\p{L})/iu,
);
