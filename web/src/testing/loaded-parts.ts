import { configure, getConfig } from '@testing-library/react'
import { vi } from 'vitest'

// A page or dialog that is loaded with its first use may take long on a busy machine. The time to look for something
// runs only while nothing is being loaded.

const { asyncWrapper } = getConfig()

// Once: the files of a worker share it.
if (asyncWrapper.name !== 'whenLoaded')
  configure({
    asyncWrapper: function whenLoaded(act) {
      return asyncWrapper(async () => {
        await vi.dynamicImportSettled()
        return act()
      })
    },
  })
