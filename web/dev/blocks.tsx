// Every block of web/src/ui in its states, at /dev/blocks.html of `npm run dev`. No part of the product imports this.
import '../src/ui/styles'
import { MantineProvider, SegmentedControl, useMantineColorScheme } from '@mantine/core'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Row, Stack } from '../src/ui/layout/flow'
import { cssVariablesResolver, theme } from '../src/ui/theme'
import { Toaster } from '../src/ui/toasts/toaster'
import { DialogExamples } from './dialogs'
import { FormExamples } from './forms'
import { LayoutExamples } from './layout'
import { ListExamples } from './lists'
import { TextExamples } from './texts'

function SchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <SegmentedControl
      data={['light', 'dark', 'auto']}
      value={colorScheme}
      onChange={(scheme) => setColorScheme(scheme)}
    />
  )
}

function Blocks() {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <main style={{ padding: 16 }}>
        <Stack gap={24} justify="start">
          <Row gap={16}>
            <h1>Blocks</h1>
            <SchemeChoice />
          </Row>
          <LayoutExamples />
          <TextExamples />
          <ListExamples />
          <FormExamples />
          <DialogExamples />
        </Stack>
      </main>
      <Toaster />
    </MantineProvider>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Blocks />
    </StrictMode>,
  )
