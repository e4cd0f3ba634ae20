/** Display figures, plans and links of the public pages. The owner of a site adapts them here. */

export const SITE_FIGURES = {
  users: 10_000,
  dreams: 50_000,
  rating: 4.9,
  ratingMax: 5,
  ratingCount: 10_000,
  accuracyPercent: 92,
  processingSeconds: 15,
} as const;

/** Range of the activity figure. */
export const ACTIVITY_RANGE = { min: 289, max: 2438 } as const;

/** Views of each example dream. */
export const EXAMPLE_VIEWS = {
  door: 2400,
  whale: 1800,
  stairs: 3100,
  deer: 2700,
  jellyfish: 12_400,
  train: 8900,
  city: 15_200,
  island: 10_700,
} as const;

/** Example plans of the landing page, which are not sold; the amounts are in minor units. */
export const SHOWN_PLANS = [
  { id: "weekly", amount: 4900, tokens: 50, popular: false, discountPercent: 0 },
  { id: "monthly", amount: 14_900, tokens: 200, popular: true, discountPercent: 0 },
  { id: "yearly", amount: 99_900, tokens: 3000, popular: false, discountPercent: 45 },
] as const;
export const SHOWN_PLANS_CURRENCY = "TRY";

export const SOCIAL_LINKS = [
  { name: "Instagram", url: "https://www.instagram.com/" },
  { name: "X", url: "https://x.com/" },
  { name: "YouTube", url: "https://www.youtube.com/" },
] as const;
