import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { renderAt } from '../../testing/render'
import { BarRows } from './bar-rows'
import { ColumnChart } from './column-chart'
import { DonutChart } from './donut-chart'
import { Sparkline } from './sparkline'

const show = (element: ReactNode) => renderAt('/', [{ path: '*', element }])
const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent)
const ink = 'var(--fy-stage-1-dot)'

describe('DonutChart', () => {
  const slices = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ key: `k${at}`, label: `Part ${at}`, value: 1000 * at, ink }))
  const shared = { total: '28,000', caption: 'Parcels', restLabel: 'Other', label: 'Parcels by kind' }
  const legend = () => within(screen.getByRole('list', { name: 'Parcels by kind' })).getAllByRole('listitem')

  it('names every part with its value, also what is nothing and has no part of the ring', () => {
    const { container } = show(<DonutChart {...shared} slices={slices(3)} />)
    expect(textsOf(legend())).toEqual(['Part 0 0', 'Part 1 1,000', 'Part 2 2,000'])
    expect(textsOf([...container.querySelectorAll('title')])).toEqual(['Part 1: 1,000', 'Part 2: 2,000'])
    expect(screen.getByText('28,000')).toBeTruthy()
  })

  it('has eight parts at most: the eighth is all that follow the seventh, and says which', () => {
    show(<DonutChart {...shared} slices={slices(10)} />)
    expect(legend()).toHaveLength(8)
    expect(legend().at(-1)?.textContent).toBe('Other 24,000')
    expect(screen.getByText('Other').title).toBe('Part 7: 7,000\nPart 8: 8,000\nPart 9: 9,000')
    expect(screen.queryByRole('link', { name: /Other/ })).toBeNull()
  })

  it('leads from the rest to all that are in it, where there is such a place', () => {
    const restTo = (rest: readonly { key: string }[]) => `/kinds/${rest.map(({ key }) => key).join('+')}`
    show(<DonutChart {...shared} slices={slices(10)} restTo={restTo} />)
    expect(screen.getByRole('link', { name: 'Other 24,000' }).getAttribute('href')).toBe('/kinds/k7+k8+k9')
  })

  it('has a texture of its own for each of its parts', () => {
    const { container } = show(<DonutChart {...shared} slices={slices(9).slice(1)} />)
    const woven = [...container.querySelectorAll('li')].map((line) => {
      const pattern = line.querySelector('pattern')
      return `${pattern?.getAttribute('patternTransform')} ${pattern?.innerHTML}`
    })
    expect(new Set(woven).size).toBe(8)
  })

  it('leads on from a name and from its part of the ring', () => {
    const linked = slices(2).map((slice) => ({ ...slice, to: `/kinds/${slice.key}` }))
    const { container } = show(<DonutChart {...shared} slices={linked} />)
    expect(screen.getByRole('link', { name: 'Part 1 1,000' }).getAttribute('href')).toBe('/kinds/k1')
    expect(container.querySelector('svg a')?.getAttribute('href')).toBe('/kinds/k1')
  })

  it('lights the part of a name that is pointed at, and the name of a part', async () => {
    const { container } = show(<DonutChart {...shared} slices={slices(3)} />)
    const parts = () => [...container.querySelectorAll('[opacity]')]
    const paleness = () => parts().map((part) => part.getAttribute('opacity'))
    expect(paleness()).toEqual(['1', '1'])
    await userEvent.hover(screen.getByText('Part 1'))
    expect(paleness()).toEqual(['1', '0.3'])
    await userEvent.unhover(screen.getByText('Part 1'))
    await userEvent.hover(parts()[1] as Element)
    expect(screen.getByText('Part 2').parentElement?.dataset.expanded).toBe('true')
    expect(screen.getByText('Part 1').parentElement?.dataset.expanded).toBeUndefined()
  })
})

describe('ColumnChart', () => {
  const values: Record<string, number | undefined> = { 'apr in': 3, 'apr out': 7, 'may in': 0 }
  const chart = (
    <ColumnChart
      label="Parcels by month"
      buckets={[
        { key: 'apr', label: 'Apr', title: 'April 2026' },
        { key: 'may', label: 'May', title: 'May 2026' },
      ]}
      series={[
        { key: 'in', label: 'In', ink },
        { key: 'out', label: 'Out', ink, pattern: 'hatched' },
      ]}
      value={(bucket, series) => values[`${bucket} ${series}`]}
      format={(value) => `${value} pcs`}
      axisFormat={String}
      link={(bucket, series) => (values[`${bucket} ${series}`] ? `/${bucket}/${series}` : undefined)}
    />
  )
  const focused = () => document.activeElement?.getAttribute('aria-label')
  const tip = () => document.querySelector('[data-unpainted]')?.textContent

  it('says every value in words, has whole marks on its axis, and a pattern besides the colour', () => {
    const { container } = show(chart)
    const group = screen.getByRole('group', { name: 'Parcels by month' })
    expect([...group.querySelectorAll('[data-column]')].map((one) => one.getAttribute('aria-label'))).toEqual(
      ['April 2026, In: 3 pcs', 'April 2026, Out: 7 pcs', 'May 2026, In: 0 pcs', 'May 2026, Out: –'],
    )
    expect(textsOf([...group.querySelectorAll('text')])).toEqual(['0', '2', '4', '6', '8', 'Apr', 'May'])
    expect(container.querySelectorAll('[data-column] path[style*="url"]')).toHaveLength(1)
  })

  it('is one stop for keys: arrows move from column to column, which is a link', async () => {
    const { address } = show(
      <>
        {chart}
        <button type="button">After</button>
      </>,
    )
    await userEvent.tab()
    expect(focused()).toBe('April 2026, In: 3 pcs')
    await userEvent.keyboard('{ArrowRight}')
    expect(focused()).toBe('April 2026, Out: 7 pcs')
    expect(tip()).toBe('April 2026In3 pcsOut7 pcs')
    await userEvent.keyboard('{End}')
    expect(focused()).toBe('May 2026, Out: –')
    await userEvent.keyboard('{ArrowRight}')
    expect(focused()).toBe('May 2026, Out: –')
    await userEvent.keyboard('{Escape}')
    expect(tip()).toBeUndefined()
    await userEvent.keyboard('{Home}{ArrowRight}')
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('After')
    await userEvent.tab({ shift: true })
    expect(focused()).toBe('April 2026, Out: 7 pcs')
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'April 2026, Out: 7 pcs' }))
    fireEvent.click(document.activeElement as Element)
    expect(address()).toBe('/apr/out')
  })

  it('shows its values under a pointer and hides them after it', async () => {
    show(chart)
    const column = screen.getByLabelText('May 2026, In: 0 pcs')
    await userEvent.hover(column)
    expect(tip()).toBe('May 2026In0 pcsOut–')
    fireEvent.pointerLeave(screen.getByRole('group', { name: 'Parcels by month' }))
    expect(tip()).toBeUndefined()
  })

  it('shows its values to a finger first and opens when it comes again', async () => {
    const { address } = show(chart)
    const column = screen.getByRole('link', { name: 'April 2026, In: 3 pcs' })
    const finger = userEvent.setup()
    await finger.pointer({ keys: '[TouchA]', target: column })
    expect(tip()).toBe('April 2026In3 pcsOut7 pcs')
    expect(address()).toBe('/')
    await finger.pointer({ keys: '[TouchA]', target: column })
    expect(address()).toBe('/apr/in')
  })
})

it('BarRows have a label, a bar and a value, and lead on where they can', () => {
  const { container } = show(
    <BarRows
      label="By kind"
      rows={[
        { key: 'a', label: 'Large', fullLabel: 'Large and heavy', value: 50, shown: '50 kg', to: '/large' },
        { key: 'b', label: 'Small', value: 25, shown: '25 kg' },
      ]}
    />,
  )
  expect(textsOf(screen.getAllByRole('listitem'))).toEqual(['Large  50 kg ', 'Small  25 kg '])
  expect(screen.getByRole('link').getAttribute('href')).toBe('/large')
  expect(screen.getByText('Large').title).toBe('Large and heavy')
  expect(
    [...container.querySelectorAll<HTMLElement>('[style*="width"]')].map(({ style }) => style.width),
  ).toEqual(['100%', '50%'])
})

it('BarRows of steps say how many reach a step, which share that is, and what is lost after it', () => {
  show(
    <BarRows
      rows={[
        {
          key: 'a',
          label: 'Asked',
          value: 1200,
          share: '100%',
          drop: '50% lost',
          aside: '2 days',
          to: '/asked',
        },
        { key: 'b', label: 'Bought', value: 600, share: '50%' },
      ]}
    />,
  )
  expect(textsOf(screen.getAllByRole('listitem'))).toEqual([
    'Asked 2 days 1,200 100%50% lost',
    'Bought  600 50%',
  ])
  expect(screen.getByRole('link').getAttribute('href')).toBe('/asked')
})

it('a Sparkline reads its points out, says the one under a pointer, and is interrupted where one is missing', () => {
  const { container } = show(
    <Sparkline
      label="Parcels by month"
      format={(value) => `${value} pcs`}
      points={[
        { key: '4', label: 'Apr', value: 2 },
        { key: '5', label: 'May', value: 4 },
        { key: '6', label: 'Jun', value: undefined },
        { key: '7', label: 'Jul', value: 0 },
      ]}
    />,
  )
  const points = within(screen.getByRole('list', { name: 'Parcels by month' })).getAllByRole('listitem')
  expect(textsOf(points)).toEqual(['Apr: 2 pcs', 'May: 4 pcs', 'Jun: –', 'Jul: 0 pcs'])
  expect(container.querySelector('path')?.getAttribute('d')).toBe('M0.00 20.00L33.33 4.00M100.00 36.00h0')
  const line = container.querySelector('svg')?.parentElement as HTMLElement
  fireEvent.pointerMove(line, { clientX: 0 })
  expect(line.textContent).toContain('Apr2 pcs')
  fireEvent.pointerLeave(line)
  expect(line.textContent).not.toContain('Apr2 pcs')
})
