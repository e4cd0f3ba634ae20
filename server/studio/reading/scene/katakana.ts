import type { Match } from "../matching/find.ts";

const LETTER = /[ァ-ヺー]/u;
/** Parts of Japanese compounds that are no words of a scene: "スクールバス", "ガラスドア", "ドアノブ". */
const PARTS = [
  "アイアン アルミ アンティーク イエロー インド エレキ オールド オフィス オープン ガーデン カスタム",
  "カラー ガラス ガール キッズ キッチン キャンプ クラシック グリーン グレー グループ ゲーム ケース",
  "コーナー ゴールド ゴム コップ サイズ サマー シルバー ジャンボ ジュース ショップ シングル スープ",
  "スクール スタイル スタンド ステンレス スペース スポーツ スマート セット センター ソース タウン",
  "タオル ダブル ダンス チーム ツアー ツリー デザイン デパート トイ トンネル ナイト ノブ",
  "バージョン ハウス バスト パーティー パーティ パーク ハンドル ビニール ピンク プラ プラスチック",
  "ブラウン ブラック ブルー ベビー ペット ホール ボックス ボーイ ホット ポスト ホワイト マン",
  "マーケット マシン マシーン マンション ミニ ミュージック メーカー メタル メニュー モデル ライト",
  "ライン ラウンド ラジオ リゾート リビング ルーム レース レッド レンタル ロング ロボ ロボット",
  "ワールド アイス アニメ アプリ カード シート シール セール ソファー タイプ ダイニング テレビ",
  "トースト ドライ バイク パジャマ バニラ ビーチ ビッグ フルーツ プレゼント ベンチ ボタン ミルク",
  "メロン リモコン ワンピース ウッド アップル レモン オレンジ クリーム チーズ チョコ チョコレート",
  "イチゴ ストロベリー マンゴー サンド バーガー デコ バースデー クリスマス ハロウィン クマ ネコ",
  "イヌ トラ オオ ヒメ シロ クロ アカ アオ オス メス ノラ ゾンビ サル アジア アフリカ アメリカ",
  "イタリア フランス ヨーロッパ ペルシャ シャム シベリア ミックス ベッド カバー ボード テーブル",
  "クロス チェア ランプ シェード カーテン レール ラック スタジオ スタジアム プール サイド サッカー",
  "バスケ テニス ゴルフ コート ラケット バット ボール フット ソフト ガス ストーブ ヒーター コンロ",
  "オーブン トースター エレベーター エスカレーター ロープ ウェイ ケーブル カー パト トラック",
  "タクシー バス ジェット エンジン コースター ヘリ コプター ロケット ミサイル テディ ベア グランド",
  "アップライト ビデオ ポロ ワイ ラブ トート ショルダー ロール マウンテン マグ グレープ キャッチ",
  "ベース ドッジ ハンド バレー エア ビック ヨドバシ アサヒ キリン プラット ラテ オレ クロース",
  "ガード テープ タッチ コカ コンビニエンス ディング テリア ネット ゼロ キャップ ハット",
  "ニット ウール レザー デニム ダウン トレンチ フリース シルク コットン レイン ランニング スノー",
  "ウェディング ウエディング イブニング チャイナ ナース メイド セーラー カラオケ カプセル リュック",
  "ビジネス キャリー ゴミ ポリ エコ ショッピング クッキー ジャム バナナ パイナップル デジタル",
  "アナログ アクション メリー ゴー フェリス クルーズ フェリー プライベート セスナ ファミリー",
  "ファスト ファースト ハンバーグ オム テント スキャナー ランド シティ ビュー タワー フロア",
  "ステージ ピアノ ドラム ギター コンサート ライブ ハード フル ハーフ オート マニュアル ソーラー",
  "パネル パワー ショベル ダンプ クレーン ミキサー フォーク リフト トレーニング ジム スチール",
  "パイプ ハンガー ブランド ドッグ フード キャット タンク ビーズ",
].flatMap((line) => line.split(" "));

/** Whether a run of katakana is made of whole words. */
function isMadeOf(run: string, words: ReadonlySet<string>): boolean {
  if (run === "" || words.has(run)) return true;
  for (let i = 2; i < run.length; i++)
    if (words.has(run.slice(0, i)) && isMadeOf(run.slice(i), words)) return true;
  return false;
}

/**
 * A filter of words in katakana that are cut out of another one: "バランス" (balance) has no roses, "スクールバス" is a
 * bus. `listed`: the search words of Japanese.
 */
export function cutOutOf(listed: ReadonlyMap<string, string[]>) {
  const words = new Set(
    [...[...listed.values()].flat(), ...PARTS].filter((word) => /^[ァ-ヺー]+$/u.test(word)),
  );
  return (text: string, { at, end }: Match): boolean => {
    if (!LETTER.test(text[at]!) || !LETTER.test(text[end - 1]!)) return false;
    let from = at;
    let to = end;
    while (from > 0 && LETTER.test(text[from - 1]!)) from--;
    while (to < text.length && LETTER.test(text[to]!)) to++;
    return !isMadeOf(text.slice(from, at), words) || !isMadeOf(text.slice(end, to), words);
  };
}
