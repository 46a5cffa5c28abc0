import type { AreaUnit, TagKey } from './model'
import type { Random } from './random'
import { cities, commercialBuildings, societies } from './words/places'

interface Place {
  address: string
  locality: string
  city: string
  postalCode: string
}

export interface Project {
  /** In rupees, known to the generator even where the lead does not state it. */
  budget: number
  area: number
  areaUnit: AreaUnit
  /** '3 BHK', 'villa', or the room of a business. */
  home: string
  workScope: string
  tags: TagKey[]
}

export const workTypes: string[] = [
  'Full Design services',
  'Architecture Design Services',
  'Interior Design Services',
  'Landscape Service',
  'FFE',
  'Renovation of the house',
  'Styling of house',
]

const scopeWeights = [34, 5, 38, 2, 4, 12, 5]
const homeScopes = workTypes.map((scope, index) => [scope, scopeWeights[index] ?? 1] as const)
const businessScopes = homeScopes.filter(([scope]) => !scope.endsWith('house'))
const unitWeights: [AreaUnit, number][] = [
  ['sqft', 94],
  ['Sq yds', 4],
  ['sqm', 2],
]
const squareFeetIn: Record<AreaUnit, number> = { sqft: 1, 'Sq yds': 9, sqm: 10.76 }
const lakh = 100_000

export function makePlace(homeCity: string, home: string, isBusiness: boolean, random: Random): Place {
  const city = random.weighted(
    cities.map((one) => [one, one.name === homeCity ? 48 : Math.min(one.weight, 14)] as const),
  )
  const [locality, postalCode] = random.pick(city.localities)
  const address = `${makeDoor(home, isBusiness, random)}, ${locality}`
  return { address, locality, city: city.name, postalCode }
}

function makeDoor(home: string, isBusiness: boolean, random: Random): string {
  const number = random.between(1, 40)
  if (isBusiness)
    return `${random.pick(['Unit', 'Office', 'Shop'])} ${number}, ${random.pick(commercialBuildings)}`
  if (home === 'villa')
    return `${random.pick(['Villa', 'Row House', 'Bungalow'])} ${number}, ${random.pick(societies)}`
  return `Flat ${random.between(1, 22)}0${random.between(1, 6)}, ${random.pick(societies)}`
}

export function makeProject(room: string | undefined, random: Random): Project {
  const wish = (room ? 24 : 13) * lakh * random.logNormal(0.72)
  const budget = roundBudget(Math.min(Math.max(wish, 3 * lakh), 200 * lakh))
  const squareFeet = Math.min(Math.max(budget / random.between(700, 1700), 420), 6500)
  const areaUnit = random.weighted(unitWeights)
  const home = room ?? homeOf(squareFeet)
  return {
    budget,
    area: Math.round(squareFeet / squareFeetIn[areaUnit] / 5) * 5,
    areaUnit,
    home,
    workScope: random.weighted(room ? businessScopes : homeScopes),
    tags: room ? makeBusinessTags(budget, random) : makeHomeTags(home, budget, random),
  }
}

function homeOf(squareFeet: number): string {
  if (squareFeet < 620) return '1 BHK'
  if (squareFeet < 1050) return '2 BHK'
  if (squareFeet < 1750) return '3 BHK'
  return squareFeet < 3000 ? '4 BHK' : 'villa'
}

/** People name round amounts: half lakhs when small, five lakhs when large. */
function roundBudget(rupees: number): number {
  const step = rupees < 20 * lakh ? lakh / 2 : rupees < 60 * lakh ? lakh : 5 * lakh
  return Math.round(rupees / step) * step
}

function makeBusinessTags(budget: number, random: Random): TagKey[] {
  return chosen(
    [
      ['premium', budget >= 50 * lakh ? 0.7 : 0],
      ['possession', 0.12],
      ['hot', 0.1],
    ],
    random,
  )
}

function makeHomeTags(home: string, budget: number, random: Random): TagKey[] {
  const likely: [TagKey, number][] = [
    ['premium', budget >= 50 * lakh ? 0.7 : 0],
    ['villa', home === 'villa' ? 0.8 : 0],
    ['three-bhk', home === '3 BHK' ? 0.45 : 0],
    ['two-bhk', home === '2 BHK' ? 0.45 : 0],
    ['kitchen', 0.16],
    ['vastu', 0.08],
    ['possession', 0.14],
    ['loan', budget < 15 * lakh ? 0.1 : 0.03],
    ['nri', 0.05],
    ['hot', 0.08],
  ]
  return chosen(likely, random)
}

function chosen(likely: [TagKey, number][], random: Random): TagKey[] {
  const drawn = likely.filter(([, probability]) => random.chance(probability))
  return drawn.map(([key]) => key).slice(0, 4)
}
