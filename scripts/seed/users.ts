import type { Locale } from "#shared/locales.ts";

export interface SeedUser {
  name: string;
  email: string;
  locale: Locale;
  country: string;
}

const NAMES: [name: string, locale: Locale, country: string][] = [
  ["Elif Yıldız", "tr", "TR"],
  ["Mert Kaya", "tr", "TR"],
  ["Zeynep Demir", "tr", "TR"],
  ["Emre Şahin", "tr", "TR"],
  ["Ayşe Çelik", "tr", "TR"],
  ["Deniz Arslan", "tr", "DE"],
  ["Olivia Carter", "en-US", "US"],
  ["Defne Koç", "tr", "TR"],
  ["Burak Aydın", "tr", "TR"],
  ["Lena Fournier", "fr", "FR"],
  ["Selin Öztürk", "tr", "TR"],
  ["Can Polat", "tr", "NL"],
  ["Yuki Tanaka", "ja", "JP"],
  ["Gizem Aksoy", "tr", "TR"],
  ["Harry Whitfield", "en-GB", "GB"],
  ["Kerem Doğan", "tr", "TR"],
  ["İpek Güneş", "tr", "TR"],
  ["Giulia Conti", "it", "IT"],
  ["Onur Yalçın", "tr", "TR"],
  ["ليلى حداد", "ar", "SA"],
  ["Naz Erdem", "tr", "TR"],
  ["Tolga Bulut", "tr", "AT"],
  ["Lucía Romero", "es", "ES"],
  ["Melis Uçar", "tr", "TR"],
  ["김서연", "ko", "KR"],
  ["Barış Tekin", "tr", "TR"],
  ["Ece Karaca", "tr", "TR"],
  ["Inês Carvalho", "pt", "PT"],
  ["Kaan Şimşek", "tr", "TR"],
  ["Rafaela Nunes", "pt-BR", "BR"],
  ["Sude Altın", "tr", "TR"],
  ["आरव शर्मा", "hi", "IN"],
  ["Pelin Sezer", "tr", "TR"],
  ["Umut Çınar", "tr", "TR"],
  ["Marcus Reed", "en-US", "CA"],
  ["Yağmur Eren", "tr", "TR"],
  ["Hakan Güler", "tr", "TR"],
  ["Camille Moreau", "fr", "BE"],
  ["Nehir Bozkurt", "tr", "TR"],
  ["Ozan Kılıç", "tr", "TR"],
];

/** The first of them is the admin, the second the user whose sign-in is printed. */
export const USERS: SeedUser[] = NAMES.map(([name, locale, country], i) => ({
  name,
  email: i === 0 ? "admin@seed.example" : i === 1 ? "user@seed.example" : `user-${i}@seed.example`,
  locale,
  country,
}));
