import { readFigure } from './money'

/** An area as it is stored, '1250.5' of '1,250.50'; undefined when the text is no figure (C-162). */
export function readArea(text: string): string | undefined {
  const figure = readFigure(text)
  return figure?.includes('.') ? figure.replace(/\.?0+$/, '') : figure
}
