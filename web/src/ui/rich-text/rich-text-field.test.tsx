import { richTextTexts as texts } from '@foyer/contract/kit/rich-text/texts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { writeInto } from '../../testing/entering'
import { renderAt } from '../../testing/render'
import { matchingPlaces, type Place } from './place'
import { RichTextField } from './rich-text-field'
import type { RichTextFieldProps } from './rich-text-props'

const user = userEvent.setup()
const places: Place[] = [
  { name: 'leadName', label: 'Lead name' },
  { name: 'field.7', label: 'Carpet area' },
]

let value = ''
const changed = vi.fn()

function Tried({ start, ...rest }: Partial<RichTextFieldProps> & { start: string }) {
  const [html, setHtml] = useState(start)
  value = html
  return (
    <>
      <RichTextField
        label="Body"
        {...rest}
        value={html}
        onChange={(next) => {
          changed(next)
          setHtml(next)
        }}
      />
      <button type="button" onClick={() => setHtml('<p>From a template for {{leadName}}</p>')}>
        Template
      </button>
    </>
  )
}

async function show(start: string, rest: Partial<RichTextFieldProps> = {}) {
  changed.mockClear()
  renderAt('/', [{ path: '/', element: <Tried start={start} {...rest} /> }])
  return screen.findByRole('textbox', { name: 'Body' })
}

const every =
  '<h2>Hello {{leadName}}</h2><p>Your <strong>flat</strong>, <em>soon</em>, <u>really</u>: {{field.7}} sq. ft, {{unknown}}</p>' +
  '<ul><li><p>one</p></li></ul><ol><li><p>two</p></li></ol><blockquote><p>said</p></blockquote><p><br></p>' +
  '<p><a href="https://malhardesign.in/?a=1&amp;b=2">site</a> <img src="/api/files/1" alt="Plan"></p>'

it('gives back what it was given', async () => {
  const field = await show(every, { places })
  expect(changed).not.toHaveBeenCalled()
  await writeInto(field, '!')
  expect(value).toBe(every.replace(/<\/p>$/, '!</p>'))
})

it('shows a field that is filled in as one piece with its label', async () => {
  const field = await show('<p>Dear {{leadName}}, {{nobody}}</p>', { places })
  await waitFor(() => expect(field.textContent).toBe('Dear Lead name, {{nobody}}'))
})

it('makes a field of what is typed, and suggests fields from two braces on', async () => {
  const field = await show('', { places })
  await writeInto(field, 'For {{leadName}} in {{field.7}}')
  expect(value).toBe('<p>For {{leadName}} in {{field.7}}</p>')
  expect(field.textContent).toBe('For Lead name in Carpet area')
  await writeInto(field, ' {{car')
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(value).toContain('{{field.7}} {{field.7}}'))
})

it('fields of the firm are found by their label, not by what all their names begin with', () => {
  expect(matchingPlaces('car', places)).toEqual([places[1]])
  expect(matchingPlaces('fi', places)).toEqual([])
  expect(matchingPlaces('lead', places)).toEqual([places[0]])
})

it('Escape ends the field for a link, and nothing around it hears of it', async () => {
  await show('<p>site</p>')
  await user.click(screen.getByRole('button', { name: texts.link }))
  const address = await screen.findByRole('textbox', { name: texts.linkAddress })
  expect(address.closest('[data-mantine-stop-propagation="true"]')).not.toBeNull()
  await user.type(address, '{Escape}')
  await waitFor(() => expect(screen.queryByRole('textbox', { name: texts.linkAddress })).toBeNull())
})

it('inserts a field from the menu', async () => {
  await show('<p>Dear </p>', { places })
  await user.click(screen.getByRole('button', { name: texts.place }))
  await user.click(await screen.findByRole('menuitem', { name: 'Carpet area' }))
  expect(value).toContain('{{field.7}}')
})

it('takes what is put there from outside, and begins empty', async () => {
  const field = await show('')
  await writeInto(field, 'a')
  await user.click(screen.getByRole('button', { name: 'Template' }))
  expect(field.textContent).toBe('From a template for {{leadName}}')
  expect(value).toBe('<p>From a template for {{leadName}}</p>')
})

it('is empty, not an empty paragraph, when everything is removed', async () => {
  const field = await show('<p>a</p>')
  field.focus()
  fireEvent.keyDown(field, { key: 'a', ctrlKey: true })
  fireEvent.keyDown(field, { key: 'Backspace' })
  await waitFor(() => expect(value).toBe(''))
})

const paste = (field: HTMLElement, html: string, text = '') =>
  fireEvent.paste(field, {
    clipboardData: {
      files: [],
      items: [],
      types: ['text/html'],
      getData: (type: string) => (type === 'text/html' ? html : text),
    },
  })

it('leaves out of what is pasted scripts, styles and pictures of others', async () => {
  const field = await show('')
  paste(
    field,
    '<p style="color:red" onclick="x()">Hi <span class="x">there</span><script>bad()</script><img src="https://far.example/1.png"><img src="x" onerror="bad()"><a href="javascript:bad()">go</a></p>',
  )
  await waitFor(() => expect(value).not.toBe(''))
  expect(value).toMatch(/^<p>Hi there(<img src="x">)?go<\/p>$/)
})

it('stores a picture and puts it into the text', async () => {
  const onPicture = vi.fn(async () => ({ src: '/api/files/9', alt: 'plan.png' }))
  await show('<p>See </p>', { onPicture })
  const chooser = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (!chooser) throw new Error('nowhere to choose a file')
  await user.upload(chooser, new File(['x'], 'plan.png', { type: 'image/png' }))
  await waitFor(() => expect(value).toContain('<img src="/api/files/9" alt="plan.png">'))
})

it('has one stop for the Tab key in its toolbar, and arrows inside it', async () => {
  const field = await show('<p>a</p>')
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: texts.bold }))
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: texts.italic }))
  await user.tab()
  expect(document.activeElement).toBe(field)
})

it('can only be read when it is locked', async () => {
  const field = await show('<p>a</p>', { disabled: true, error: 'Please write something' })
  expect(field.getAttribute('contenteditable')).toBe('false')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Please write something')).toBeTruthy()
  expect(screen.getByRole('button', { name: texts.bold }).hasAttribute('disabled')).toBe(true)
})
