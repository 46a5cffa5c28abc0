import { describe, expect, it } from 'vitest'
import { placeOfSupplyFor, stateOfPostalCode } from './place-of-supply'
import { gstStates } from './states'

describe('the state of a postal code', () => {
  it.each([
    ['Pune', '411045', '27'],
    ['Hyderabad', '500 032', '36'],
    ['Bengaluru', '560066', '29'],
    ['Chennai', '600042', '33'],
    ['Delhi', '110001', '07'],
    ['Gurugram', '122003', '06'],
    ['Ludhiana', '141001', '03'],
    ['Leh', '194101', '38'],
    ['Noida', '201301', '09'],
    ['Dehradun', '248001', '05'],
    ['Jaipur', '302001', '08'],
    ['Ahmedabad', '380058', '24'],
    ['Panaji', '403001', '30'],
    ['Indore', '452010', '23'],
    ['Raipur', '492001', '22'],
    ['Visakhapatnam', '530001', '37'],
    ['Kochi', '682030', '32'],
    ['Kavaratti', '682555', '31'],
    ['Kolkata', '700001', '19'],
    ['Gangtok', '737101', '11'],
    ['Port Blair', '744101', '35'],
    ['Bhubaneswar', '751001', '21'],
    ['Guwahati', '781001', '18'],
    ['Shillong', '793001', '17'],
    ['Agartala', '799001', '16'],
    ['Patna', '800001', '10'],
    ['Ranchi', '834001', '20'],
  ])('%s', (_, postalCode, code) => {
    expect(stateOfPostalCode(postalCode)).toBe(code)
    expect(gstStates.some((state) => state.code === code)).toBe(true)
  })

  it.each([
    ['Chandigarh or Mohali', '160055'],
    ['Roorkee or Saharanpur', '247667'],
    ['Daman, Silvassa or Vapi', '396191'],
    ['Puducherry or Villupuram', '605001'],
    ['the field post', '900056'],
    ['none in India', '000000'],
    ['too short', '4110'],
    ['another country', 'SW1A 1AA'],
    ['nothing', ''],
  ])('is not guessed: %s', (_, postalCode) => {
    expect(stateOfPostalCode(postalCode)).toBe('')
  })
})

describe('the place of supply', () => {
  const nowhere = { postalCode: null, country: null, gstNumber: null }
  const pune = { ...nowhere, postalCode: '411045', country: 'India' }
  const hyderabad = { ...nowhere, postalCode: '500032' }

  it('is that of the GST number, then of the site, then of the client', () => {
    expect(placeOfSupplyFor({ ...hyderabad, gstNumber: '29AAGCB7383J1Z4' }, pune)).toBe('29')
    expect(placeOfSupplyFor(hyderabad, pune)).toBe('27')
    expect(placeOfSupplyFor(hyderabad, nowhere)).toBe('36')
    expect(placeOfSupplyFor(nowhere, nowhere)).toBe('')
  })

  it('is not read from six digits of another country', () => {
    expect(placeOfSupplyFor(nowhere, { postalCode: '238801', country: 'Singapore' })).toBe('')
  })
})
