import { useSyncExternalStore } from 'react'
import { keptChoice } from './kept-choice'

const off = keptChoice('singleKeys', 'off')

/** Whether letters, digits and signs do something by themselves (WCAG 2.1.4): so that nobody who speaks or slips sets them off. */
export const hasSingleKeys = (): boolean => !off.isOther()

export const setSingleKeys = (isOn: boolean) => off.choose(!isOn)

export const useSingleKeys = (): boolean => useSyncExternalStore(off.subscribe, hasSingleKeys)

/** What one finger sets off. The space bar presses what has the focus. */
export const isSingleKey = (key: string): boolean => [...key].length === 1 && key !== ' '
