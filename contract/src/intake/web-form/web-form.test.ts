import { expect, it } from 'vitest'
import { contrast, lineColour, paper, textOn } from './colour'
import { snippetOf } from './snippet'

it('a text on the colour of a firm can be read, and a line of it can be seen, whatever it is', () => {
  const parts = ['00', '33', '77', '99', 'cc', 'ff']
  for (const red of parts)
    for (const green of parts)
      for (const blue of parts) {
        const colour = `#${red}${green}${blue}`
        expect(contrast(colour, textOn(colour)), colour).toBeGreaterThanOrEqual(4.5)
        expect(contrast(lineColour(colour), paper), colour).toBeGreaterThanOrEqual(3)
      }
})

it('the code for a website holds the name of a firm as a text', () => {
  const code = snippetOf('https://foyer.example', '/enquiry/key', `"><script>alert(1)</script>`)
  expect(code).toContain('src="https://foyer.example/enquiry/key?embed=1"')
  expect(code).toContain('title="Enquiry form of &quot;&gt;&lt;script&gt;')
  expect(code.match(/<script/g)).toHaveLength(1)
})
