import { describe, expect, it } from "vitest";
import { criticalCss, namesOf, splitFontFaces } from "#server/render/critical-css.ts";

const root = { lang: "pt-BR", dir: "ltr", theme: "dawn" } as const;
const keep = (css: string, html: string) => criticalCss([css], namesOf(html, root));
const PAGE = '<main class="page"><p class="lede quiet">a</p><a class="btn" data-side="below">b</a></main>';

describe("the styles within a page", () => {
  it.each([
    ["a rule of a class that is there", ".lede{color:red}"],
    ["a rule of elements", "p:first-child,a[href]{color:red}"],
    ["a rule for a state", ".btn:focus-visible,.btn[open]{color:red}"],
    ["an attribute that is there", "[data-side] .btn,.btn[data-side=below]{color:red}"],
    ["the theme of the root", "[data-theme=dawn] .btn{color:light-dark(red,tan)}"],
    ["what a class is said not to be", ".btn:not(.gone){color:red}"],
    ["one of several choices", ":is(.gone,.lede) .quiet{color:red}"],
    ["faces and other statements", '@charset "utf-8";@font-face{font-family:x;src:url(a.woff2)}'],
    ["what is said of the language and its direction", ":lang(pt) p,[dir=ltr] p,p:not(:lang(ar)){color:red}"],
    ["a face that has a character", "@font-face{font-family:x;src:url(a.woff2);unicode-range:U+100,U+6?}"],
    ["braces within strings", '.lede:before{content:"}.gone{"}'],
    ["an animation that is used", ".lede{animation:rise 1s}@keyframes rise{0%{opacity:0}to{opacity:1}}"],
  ])("keep %s", (_what, css) => {
    expect(keep(css, PAGE)).toBe(css);
  });

  it.each([
    ["a rule of a class that is not there", ".gone{color:red}", ""],
    ["a descendant that is not there", ".page .gone{color:red}", ""],
    ["an attribute that only script would set", ".btn[data-side=above],.btn[aria-busy=true]{color:red}", ""],
    ["what a pointer does, which brings the whole styles", ".btn:hover,.btn:active{color:red}", ""],
    ["another theme", "[data-theme=system] .btn{color:red}", ""],
    ["a type of element that is not there", "table.lede,:is(ul,ol) p,.page>dialog{color:red}", ""],
    ["a state that nothing is in", ".btn:disabled{color:red}", ""],
    ["what is said of other languages", ":lang(ar) .lede,.lede:lang(ja),[dir=rtl] .lede{color:red}", ""],
    [
      "other languages of a list",
      ".lede:is(:lang(ja),:lang(pt)),.quiet:not(:is(:lang(ar),:lang(ja))){color:red}",
      ".lede:lang(pt),.quiet:not(:is(:lang(ar),:lang(ja))){color:red}",
    ],
    [
      "a face without a character",
      "@font-face{font-family:x;src:url(a.woff2);unicode-range:U+6??,U+750-77F}",
      "",
    ],
    ["transitions", ".lede{transition:color 1s,top 1s;color:red;transition-delay:1s}", ".lede{color:red}"],
    ["choices of which none is there", ".btn:is(.gone,[data-gone]),.page:has(.gone){color:red}", ""],
    ["custom properties that name only each other", ":root{--a:1;--b:var(--a)}", ""],
    ["a selector of a list", ".gone,.lede{color:red}", ".lede{color:red}"],
    ["a condition around nothing", "@media (width<9px){.gone{a:b}}", ""],
    [
      "rules within a condition",
      "@media (width<9px){.gone{a:b}.lede{a:b}}",
      "@media (width<9px){.lede{a:b}}",
    ],
    ["an unused custom property", ".lede{--a:1;--b:2;top:var(--b)}", ".lede{--b:2;top:var(--b)}"],
    [
      "what only a press or a scroll would show",
      ".lede{a:b;cursor:pointer;-webkit-user-select:none;user-select:none;overflow-anchor:none;scroll-behavior:smooth}",
      ".lede{a:b}",
    ],
    ["the look of a selection", "::selection{a:b}", ""],
    ["what is for paper", "@media print{.lede{a:b}}", ""],
    [
      "what only a scroll draws",
      ".lede{animation-timeline:scroll(root)}.lede:after{animation-timeline:scroll(root)}",
      ".lede{animation-timeline:scroll(root)}",
    ],
    ["an unused animation", "@keyframes rise{0%{opacity:0}to{opacity:1}}.lede{a:b}", ".lede{a:b}"],
  ])("leave out %s", (_what, css, rest) => {
    expect(keep(css, PAGE)).toBe(rest);
  });

  it("know nothing of what a closed menu shows, which may have others inside", () => {
    const menu = (inner: string, open = "") =>
      `<details class="menu" data-side="below"${open}><summary class="knob">a</summary>${inner}</details>`;
    const css = ".knob{a:b}.inner{a:b}.after{a:b}";
    const inside = '<div><details><summary>b</summary><p class="inner">c</p></details></div>';
    const rest = '<p class="after">d</p>';
    expect(keep(css, menu(inside) + menu(inside) + rest)).toBe(".knob{a:b}.after{a:b}");
    expect(keep(css, menu(inside, " open") + rest)).toBe(css);
  });

  it("name one colour of two where all is dark", () => {
    const css =
      ".lede{color:light-dark(rgb(1,2,3),tan);background:linear-gradient(red,light-dark(red,rgb(4,5,6)))}";
    expect(criticalCss([css], namesOf(PAGE, { ...root, theme: "night" }))).toBe(
      ".lede{color:tan;background:linear-gradient(red,rgb(4,5,6))}",
    );
  });

  it("name the faces of what lies below a large heading apart", () => {
    const below = '@font-face{font-family:"Fraunces Variable";src:url(a.woff2)}';
    const first = '@font-face{font-family:"Commissioner Variable";src:url(b.woff2)}';
    const heading = "._a1x{color:red;font-family:var(--font-headline)}";
    const lira = "@font-face{font-family:x;src:url(x-turkish.woff2)}";
    const faces = below + first + lira;
    const wordsInItalics = ":is(._b3,.title) em{font-family:var(--font-headline)}";
    for (const css of [faces, faces + wordsInItalics]) {
      expect(splitFontFaces(css, "fr")).toEqual({ first: css, late: "" });
    }
    expect(splitFontFaces(faces + heading, "fr")).toEqual({
      first: first + heading,
      late: below + lira,
    });
    expect(splitFontFaces(faces + heading, "tr")).toEqual({
      first: first + lira + heading,
      late: below,
    });
  });
});
