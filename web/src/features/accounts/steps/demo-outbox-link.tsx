import { codeTexts } from '@foyer/contract/accounts/messages/codes'
import { Anchor } from '@mantine/core'
import { settings } from '../../../api/settings'
import own from './steps.module.css'

/** A demo sends nothing: what it would have sent can be read here. */
export function DemoOutboxLink() {
  if (!settings.isDemo) return null
  return (
    <p className={own.demo}>
      <Anchor href="/demo/outbox" target="_blank" rel="noreferrer">
        {codeTexts.demoOutbox}
      </Anchor>
    </p>
  )
}
