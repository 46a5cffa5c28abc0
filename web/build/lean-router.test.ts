import { expect, it } from 'vitest'
import { withoutUnused } from './lean-router.ts'

it('lets a component of the router be left out', () => {
  const code =
    'var Form = React10.forwardRef(\n  render\n);\nForm.displayName = "Form";\nvar x = React.useState(1);'
  expect(withoutUnused(code)).toBe(
    'var Form = /* @__PURE__ */ React10.forwardRef(\n  render\n);\n\nvar x = React.useState(1);',
  )
})
