import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { keepInStep } from '../api/live/keep-in-step'
import { followLive } from '../api/live/live'
import { createQueryClient } from '../api/query-client'
import { onSessionChange } from '../api/session'
import { styleNonce } from '../api/settings'
import { cssVariablesResolver, theme } from '../ui/theme'
import { Toaster } from '../ui/toasts/toaster'

// A library creates the styles that stop the page from scrolling under a dialog; it reads the nonce under this name.
Object.assign(window, { __webpack_nonce__: styleNonce || undefined })

interface ProvidersProps {
  children: ReactNode
  /** Without layout (in tests) nothing can be out of sight or moving. */
  env?: 'test'
}

export function Providers({ children, env }: ProvidersProps) {
  const [queryClient] = useState(createQueryClient)
  // What one person has read is removed before the next one signs in.
  useEffect(() => onSessionChange(() => queryClient.clear()), [queryClient])
  useEffect(followLive, [])
  useEffect(() => keepInStep(queryClient), [queryClient])
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      getStyleNonce={() => styleNonce}
      env={env}
      withCssVariables={!env}
      withGlobalClasses={!env}
      // Written from the theme when the page starts: the file with all of them would come on top.
      deduplicateCssVariables={false}
    >
      <QueryClientProvider client={queryClient}>
        {children}
        <Toaster />
      </QueryClientProvider>
    </MantineProvider>
  )
}
