/** Trades and roles that can be seen by what somebody wears or carries. */
// prettier-ignore
const ROLES = {
  thief: /thie[fv]|burglar|robber|ladr[oóõi]|voleu|cambriol|assalt|hırsız|لص|चोर|泥棒|도둑|강도|حرامي|سارق|डाकू|強盗|^вор|грабител|小偷|强盗/iu,
  firefighter: /fire(?:m[ae]n|fighter)|bomber|pompier|bombeir|itfaiye|إطفاء|消防|소방|пожарн/iu,
  postman: /(?:post|mail)m[ae]n|carter[oa]|facteur|postin|carteir|postac|ساعي البريد|डाकि|郵便|우체부|집배원|почтальон|邮递员/iu,
  waiter: /wait(?:er|ress)|camarer|serveu|camerier|garçom|garçonete|garson|نادل|वेटर|ウェイ|웨이터|ウエイ|جرسون|официант|服务[员生]/iu,
} as const;
export type Role = keyof typeof ROLES;

/** The role that a word for a man or a woman names. */
export const roleOf = (word: string): Role | undefined =>
  (Object.keys(ROLES) as Role[]).find((role) => ROLES[role].test(word));
