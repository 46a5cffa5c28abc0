import { passwordTexts } from '@foyer/contract/accounts/messages/passwords'
import { checkPasswordRules } from '@foyer/contract/accounts/password-rules'
import { VisuallyHidden } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { Row } from '../../../ui/layout/flow'
import { PlainList } from '../../../ui/text/plain-list'
import own from './steps.module.css'

/** The four rules, each ticked as soon as what is typed keeps it (O-018). */
export function PasswordChecklist({ password }: { password: string }) {
  return (
    <div className={own.checklist}>
      <PlainList gap={4} label={passwordTexts.rules}>
        {checkPasswordRules(password).map(({ text, isMet }) => (
          <li key={text} data-ink={isMet ? 'ok' : '2'}>
            <Row isOneLine>
              {isMet ? (
                <IconCircleCheckFilled size={16} aria-hidden />
              ) : (
                <IconCircle size={16} stroke={1.6} data-ink="3" aria-hidden />
              )}
              <span>
                {text} <VisuallyHidden>{isMet ? passwordTexts.met : passwordTexts.notMet}</VisuallyHidden>
              </span>
            </Row>
          </li>
        ))}
      </PlainList>
    </div>
  )
}
