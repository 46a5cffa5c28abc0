import { afterAll, expect, it } from 'vitest'
import { quickMatch, quickSelect } from './quick-selectors'

document.body.innerHTML = `
  <form aria-labelledby="x"><input type="reset"><input list=""><input type="hidden" list="a"><input></form>
  <div id="list-1"><p data-chosen><b data-chosen="">x</b></p><i>y</i></div><p data-chosen id="list-2"></p>
  <section role="none  button"><a href="">a</a><a href="/">b</a><button role="tab">c</button></section>
  <h1>d</h1><select multiple></select><svg><a href="/"><title>e</title></a><linearGradient/></svg>`

afterAll(() => document.body.replaceChildren())

/** Written in another way, so that the engine is asked. */
const thorough = (selector: string) => [...document.querySelectorAll(`:is(${selector})`)]

it.each([
  '*',
  '*[role~="button"],input,button',
  '*[role~="tab"]',
  '*[role~="heading"],h1,h2',
  '#list-1 [data-chosen]',
  '#list-2 [data-chosen]',
  '#list-3 [data-chosen]',
])('%s finds what the engine for selectors finds, in the same order', (selector) => {
  expect(quickSelect(document, selector)).toEqual(thorough(selector))
  const [, section = document.body] = [...document.body.children].filter(
    ({ children }) => children.length > 1,
  )
  const within = [...section.querySelectorAll(`:is(${selector})`)]
  expect(quickSelect(section, selector)).toEqual(within)
  expect(document.querySelector(selector)).toBe(document.querySelector(`:is(${selector})`))
})

it.each([
  'input',
  'a[href]:not([href=""])',
  'form[aria-labelledby]:not([aria-labelledby=""])',
  'input[list]:not([list=""])[type="hidden"]',
  'input:not([type]):not([list])',
  'select:not([multiple]):not([size])',
  'input[type=submit], input[type=button], input[type=reset]',
  'script, style',
])('%s is true of the same elements as for the engine', (selector) => {
  const all = [...document.querySelectorAll(':is(*)')]
  expect(all.filter((one) => one.matches(selector))).toEqual(thorough(selector))
  expect(quickMatch(document.body, selector)).toBe(false)
})

it.each(['a b', 'a,b', 'a > b', 'a:is(b,c)', 'a:has(b)', '.a', '[b]', 'a|b', 'a\\:b', 'a-b', 'A', '*'])(
  '%s is left to the engine',
  (selector) => {
    expect(quickMatch(document.body, selector)).toBeUndefined()
  },
)
