import { screenLimits } from '@foyer/contract/kit/limits'
import { useMediaQuery } from '@mantine/hooks'

/** 767 px and below. */
export const useIsPhone = (): boolean =>
  useMediaQuery(`(max-width: ${screenLimits.phoneWidth}px)`, false, { getInitialValueInEffect: false }) ??
  false
