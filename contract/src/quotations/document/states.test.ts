import { describe, expect, it } from 'vitest'
import { exactAmount, exactFigure } from '../../kit/money'
import { percentText, quantityText } from './figures'
import { findState, gstStates, stateOfGst } from './states'
import { stateTaxName } from './totals'

describe('the states of GST', () => {
  it('are found by code and by GST number, former codes under their present name', () => {
    expect(gstStates).toHaveLength(38)
    expect(findState('27')?.name).toBe('Maharashtra')
    expect(stateOfGst('29AABCU9603R1ZX')).toBe('29')
    expect(stateOfGst('28AABCU9603R1ZX')).toBe('37')
    expect(stateOfGst('')).toBe('')
  })

  it('have SGST, union territories without a parliament UTGST', () => {
    const nameIn = (placeOfSupply: string, supplyFrom = '') => stateTaxName({ placeOfSupply, supplyFrom })
    expect([nameIn('27'), nameIn('07'), nameIn('34'), nameIn('')]).toEqual(['SGST', 'SGST', 'SGST', 'SGST'])
    expect([nameIn('04'), nameIn('25'), nameIn('38')]).toEqual(['UTGST', 'UTGST', 'UTGST'])
  })

  it('name the tax by where the firm is as long as no place of supply is chosen', () => {
    expect(stateTaxName({ placeOfSupply: '', supplyFrom: '04' })).toBe('UTGST')
    expect(stateTaxName({ placeOfSupply: '27', supplyFrom: '04' })).toBe('SGST')
  })
})

describe('figures of a quotation', () => {
  it('are Indian, to the paisa', () => {
    expect(exactAmount(185_000_000)).toBe('₹18,50,000.00')
    expect(exactAmount(-50)).toBe('-₹0.50')
    expect(exactFigure(10_000_000_000_001)).toBe('1,00,00,00,00,000.01')
    expect(quantityText(1_250_500)).toBe('1,250.5')
    expect([percentText(1800), percentText(1250)]).toEqual(['18%', '12.5%'])
  })
})
