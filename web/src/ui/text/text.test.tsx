import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderAt } from '../../testing/render'
import { Card } from '../layout/card'
import { Ellipsis } from './ellipsis'
import { Facts } from './facts'
import { MetaLine } from './meta-line'

const show = (element: React.ReactNode) => renderAt('/', [{ path: '/', element }])
afterEach(() => vi.restoreAllMocks())

describe('Ellipsis', () => {
  const asWideAs = (whole: number, shown: number) => {
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(whole)
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(shown)
  }

  it('says the whole text where it is cut and pointed at', async () => {
    asWideAs(200, 100)
    show(<Ellipsis text="A long name" />)
    await userEvent.hover(screen.getByText('A long name'))
    expect((await screen.findByRole('tooltip')).textContent).toBe('A long name')
    await userEvent.unhover(screen.getAllByText('A long name')[0] as HTMLElement)
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  it('says it also when keys reach the link around it', async () => {
    asWideAs(200, 100)
    show(
      <a href="#there">
        <Ellipsis text="A long name" />
      </a>,
    )
    // Whether the focus came by keys jsdom knows only if it has watched all keys before.
    const link = screen.getByRole('link')
    const matches = link.matches.bind(link)
    vi.spyOn(link, 'matches').mockImplementation((selector) =>
      selector === ':focus-visible' ? document.activeElement === link : matches(selector),
    )
    await userEvent.tab()
    expect((await screen.findByRole('tooltip')).textContent).toBe('A long name')
    await userEvent.tab()
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  it('says nothing more where it fits', async () => {
    asWideAs(100, 100)
    vi.useFakeTimers({ shouldAdvanceTime: true })
    show(<Ellipsis text="A name" />)
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).hover(screen.getByText('A name'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(screen.queryByRole('tooltip')).toBeNull()
    vi.useRealTimers()
  })
})

it('a MetaLine leaves out what is not there, and itself with it', () => {
  const { container } = show(<MetaLine pieces={['Pune', undefined, '', false, 'Website']} />)
  expect([...container.querySelectorAll('span > span')].map((piece) => piece.textContent)).toEqual([
    'Pune',
    'Website',
  ])
  show(<MetaLine pieces={[undefined]} />)
  expect(container.querySelectorAll('span > span')).toHaveLength(2)
})

it('Facts pair each label with its value, or with a dash', () => {
  show(
    <Facts
      layout="cells"
      facts={[
        ['City', 'Pune'],
        ['Source', ''],
      ]}
    />,
  )
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['City', 'Source'])
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['Pune', '–'])
})

it('a Card is a region that its title names, unless it is told more', () => {
  show(
    <>
      <Card title="Tasks">x</Card>
      <Card title="Tasks" label="Tasks of Mehta">
        y
      </Card>
    </>,
  )
  expect(screen.getByRole('region', { name: 'Tasks' }).textContent).toContain('x')
  expect(screen.getByRole('region', { name: 'Tasks of Mehta' }).textContent).toContain('y')
})
