import { useMediaQuery } from '@mantine/hooks'

/** 767 px and below. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false }) ?? false
