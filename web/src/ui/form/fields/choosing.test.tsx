import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderAt } from '../../../testing/render'
import { ChoiceField } from './choice-field'
import { CreatableField } from './creatable-field'
import { type Person, PersonField } from './person-field'

const people: Person[] = [
  { id: 'a', fullName: 'Asha Rao' },
  { id: 'b', fullName: 'Bina Shah' },
]

function People({ onChange, current }: { onChange: (id: string) => void; current?: Person }) {
  const [value, setValue] = useState(current?.id ?? '')
  return (
    <PersonField
      label="Owner"
      people={people}
      isLoading={false}
      current={current}
      nobody="Nobody"
      value={value}
      onChange={(id) => {
        setValue(id)
        onChange(id)
      }}
    />
  )
}

it('a person is found by typing, and can be nobody again', async () => {
  const onChange = vi.fn()
  renderAt('/', [{ path: '/', element: <People onChange={onChange} /> }])
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Owner' })
  expect(field.value).toBe('Nobody')
  await userEvent.tab()
  await userEvent.keyboard('bina{Enter}')
  expect(onChange).toHaveBeenLastCalledWith('b')
  await userEvent.click(field)
  await userEvent.click(await screen.findByRole('option', { name: 'Nobody' }))
  expect(onChange).toHaveBeenLastCalledWith('')
})

it('a choice of which there is none says so', async () => {
  renderAt('/', [{ path: '/', element: <ChoiceField label="Team" data={[]} value="" onChange={vi.fn()} /> }])
  await userEvent.click(screen.getByRole('combobox', { name: 'Team' }))
  expect((await screen.findByRole('listbox')).textContent).toBe('Search Not Found')
})

it('whoever it is stays named, although they have left', () => {
  const gone = { id: 'z', fullName: 'Zoya Khan' }
  renderAt('/', [{ path: '/', element: <People onChange={vi.fn()} current={gone} /> }])
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Owner' }).value).toBe('Zoya Khan')
})

interface SourcesProps {
  onCreate: (name: string) => void
  /** When the choices are there. */
  arrive?: Promise<void>
}

function Sources({ onCreate, arrive }: SourcesProps) {
  const [value, setValue] = useState('')
  const [isLoading, setLoading] = useState(arrive !== undefined)
  useEffect(() => void arrive?.then(() => setLoading(false)), [arrive])
  return (
    <CreatableField
      label="Source"
      choices={isLoading ? [] : [{ value: 'p', label: 'Post' }]}
      isLoading={isLoading}
      value={value}
      onChange={setValue}
      createLabel={(name) => `Create ${name}`}
      onCreate={onCreate}
      isCreating={false}
      max={6}
    />
  )
}

it('what is not among the choices is created; C-162 one that is too long stays and says so', async () => {
  const onCreate = vi.fn()
  renderAt('/', [{ path: '/', element: <Sources onCreate={onCreate} /> }])
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Source' })
  await userEvent.type(field, 'Magazine')
  expect(screen.queryByRole('option', { name: /^Create/ })).toBeNull()
  expect(field.value).toBe('Magazine')
  expect(screen.getByText('Maximum length is 6')).toBeTruthy()
  await userEvent.clear(field)
  await userEvent.type(field, 'Radio')
  await userEvent.click(await screen.findByRole('option', { name: 'Create Radio' }))
  expect(onCreate).toHaveBeenCalledWith('Radio')
})

it('C-162 what is typed and left without being chosen or added stays, and says so', async () => {
  renderAt('/', [{ path: '/', element: <Sources onCreate={vi.fn()} /> }])
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Source' })
  await userEvent.type(field, 'Radio')
  await userEvent.tab()
  expect(field.value).toBe('Radio')
  expect(
    screen.getByText('This is not chosen yet. Please pick it in the list, or add it there.'),
  ).toBeTruthy()
  await userEvent.clear(field)
  await userEvent.type(field, 'post')
  await userEvent.tab()
  expect(field.value).toBe('Post')
  expect(screen.queryByText(/not chosen yet/)).toBeNull()
})

it('one that is typed to the end and left is meant', async () => {
  renderAt('/', [{ path: '/', element: <Sources onCreate={vi.fn()} /> }])
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Source' })
  await userEvent.type(field, 'post')
  await userEvent.tab()
  expect(field.value).toBe('Post')
})

it('what is typed before the choices are there is looked for among them, and not created', async () => {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  const onCreate = vi.fn()
  renderAt('/', [{ path: '/', element: <Sources onCreate={onCreate} arrive={promise} /> }])
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Source' })
  await userEvent.type(field, 'po')
  expect(screen.getByText('Loading')).toBeTruthy()
  expect(screen.queryByRole('option')).toBeNull()
  await act(async () => resolve())
  expect(field.value).toBe('po')
  await userEvent.keyboard('{Enter}')
  expect(field.value).toBe('Post')
  expect(onCreate).not.toHaveBeenCalled()
})

interface SentProps {
  create: () => Promise<string | undefined>
  onSend: (value: string) => void
}

/** A form whose field is added to while it is sent. */
function Sent({ create, onSend }: SentProps) {
  const [value, setValue] = useState('')
  const [isCreating, setCreating] = useState(false)
  const add = async () => {
    setCreating(true)
    const made = await create()
    if (made) setValue(made)
    setCreating(false)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend(value)
      }}
    >
      <CreatableField
        label="Source"
        choices={value ? [{ value, label: value }] : []}
        isLoading={false}
        value={value}
        onChange={setValue}
        createLabel={(name) => `Create ${name}`}
        onCreate={() => void add()}
        isCreating={isCreating}
        max={6}
      />
      <button type="submit">Send</button>
    </form>
  )
}

it('a form sent while a choice is being added is sent with it, and not at all where it could not be added', async () => {
  const onSend = vi.fn()
  let end: (made: string | undefined) => void = () => {}
  const create = () => new Promise<string | undefined>((made) => (end = made))
  renderAt('/', [{ path: '/', element: <Sent create={create} onSend={onSend} /> }])
  const sendWhileAdding = async () => {
    await userEvent.click(screen.getByRole('combobox', { name: 'Source' }))
    await userEvent.keyboard('Expo{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSend).not.toHaveBeenCalled()
  }
  await sendWhileAdding()
  await act(async () => end(undefined))
  await userEvent.clear(screen.getByRole('combobox', { name: 'Source' }))
  await sendWhileAdding()
  await act(async () => end('Expo'))
  expect(onSend.mock.calls).toEqual([['Expo']])
})
