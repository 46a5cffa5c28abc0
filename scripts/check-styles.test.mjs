import { describe, expect, it } from 'vitest'
import { findExcess, measureStyles } from './check-styles.mjs'

const measure = (files) => measureStyles(new Map(Object.entries(files)))

describe('the measure of the CSS', () => {
  it('counts rules with the same declarations, in whatever order, file or media query', () => {
    const measured = measure({
      'a.css': '.a {\n  color: red;\n  margin: 0;\n}\n.b {\n  color: blue;\n}\n',
      'b.css': '@media (max-width: 767px) {\n  .c { margin: 0; color:  red }\n}\n.d { color: red; }\n',
    })
    expect(measured.repeats).toEqual([
      { declarations: 'color: red; margin: 0', places: ['a.css .a', 'b.css .c'] },
    ])
    expect(measured).toMatchObject({ lines: 11, repeatedPercent: 50 })
  })

  it('reads past comments', () => {
    const css = '/* why: { so } */\n.a { color: red; /* odd */ }\n.b { color: red; }\n'
    expect(measure({ 'a.css': css }).repeatedPercent).toBe(100)
  })

  it('finds nothing where there is nothing', () => {
    expect(measure({})).toEqual({ lines: 0, repeatedPercent: 0, repeats: [] })
  })
})

describe('the limits of the CSS', () => {
  const allowed = { lines: 100, repeatedPercent: 10 }

  it('accepts what is within them', () => {
    expect(findExcess({ lines: 100, repeatedPercent: 10 }, allowed)).toEqual([])
  })

  it('names each that is passed', () => {
    expect(findExcess({ lines: 101, repeatedPercent: 10.1 }, allowed)).toEqual([
      '101 lines of CSS, at most 100',
      '10.1 % of the rules are repeats, at most 10 %',
    ])
  })
})
