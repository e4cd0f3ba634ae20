import { describe, expect, it } from "vitest";
import { namesOf, criticalCss } from "#server/render/critical-css.ts";

const keep = (css: string, html: string) => criticalCss(css, namesOf(html));
const PAGE = '<main class="page"><p class="lede quiet">a</p><a class="btn" data-side="below">b</a></main>';

describe("the styles within a page", () => {
  it.each([
    ["a rule of a class that is there", ".lede{color:red}"],
    ["a rule of elements", "p:first-child,a[href]{color:red}"],
    ["a rule for a state", ".btn:focus-visible,.btn[open]{color:red}"],
    ["an attribute that is there", "[data-side] .btn,.btn[data-side=below]{color:red}"],
    ["a theme, which the root has", "[data-theme=dawn] .btn{color:red}"],
    ["what a class is said not to be", ".btn:not(.gone){color:red}"],
    ["one of several choices", ":is(.gone,.lede) .quiet{color:red}"],
    ["faces and other statements", '@charset "utf-8";@font-face{font-family:x;src:url(a.woff2)}'],
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
    ["choices of which none is there", ".btn:is(.gone,[data-gone]),.page:has(.gone){color:red}", ""],
    ["custom properties that name only each other", ":root{--a:1;--b:var(--a)}", ":root{}"],
    ["a selector of a list", ".gone,.lede{color:red}", ".lede{color:red}"],
    ["a condition around nothing", "@media (width<9px){.gone{a:b}}", ""],
    [
      "rules within a condition",
      "@media (width<9px){.gone{a:b}.lede{a:b}}",
      "@media (width<9px){.lede{a:b}}",
    ],
    ["a custom property nobody asks for", ".lede{--a:1;--b:2;top:var(--b)}", ".lede{--b:2;top:var(--b)}"],
    ["an animation nobody names", "@keyframes rise{0%{opacity:0}to{opacity:1}}.lede{a:b}", ".lede{a:b}"],
  ])("leave out %s", (_what, css, rest) => {
    expect(keep(css, PAGE)).toBe(rest);
  });
});
