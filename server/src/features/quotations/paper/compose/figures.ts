import { exactAmount, exactFigure } from '@foyer/contract/kit/money'
import type { Paise } from '@foyer/contract/quotations/document/model'

/** No font of the paper has Arabic letters. */
const writtenOut: Record<string, string> = { 'د.إ': 'AED' }

export interface Figures {
  symbol: string
  amount: (value: Paise) => string
  figure: (value: Paise) => string
  less: (value: Paise) => string
}

/** Amounts in the currency of the firm; columns of figures have no symbol. */
export function figuresIn(currencySymbol: string): Figures {
  const symbol = writtenOut[currencySymbol] ?? currencySymbol
  const figure = (value: Paise) => exactFigure(value, currencySymbol)
  return {
    symbol,
    figure,
    amount: (value) => exactAmount(value, currencySymbol).replace(currencySymbol, symbol),
    less: (value) => `−${figure(value)}`,
  }
}
