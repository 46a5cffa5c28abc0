import { describe, expect, it } from 'vitest'
import { exactAmount, exactFigure } from '../../kit/money'
import { percentText, quantityText } from './figures'
import { findState, gstStates, stateOfGst, stateTaxName } from './states'

describe('the states of GST', () => {
  it('are found by code and by GST number, former codes under their present name', () => {
    expect(gstStates).toHaveLength(38)
    expect(findState('27')?.name).toBe('Maharashtra')
    expect(stateOfGst('29AABCU9603R1ZX')).toBe('29')
    expect(stateOfGst('28AABCU9603R1ZX')).toBe('37')
    expect(stateOfGst('')).toBe('')
  })

  it('have SGST, union territories without a parliament UTGST', () => {
    expect([stateTaxName('27'), stateTaxName('07'), stateTaxName('04')]).toEqual(['SGST', 'SGST', 'UTGST'])
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
