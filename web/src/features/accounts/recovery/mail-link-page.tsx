import { codeRefusals, mailLinkTexts } from '@foyer/contract/accounts/messages/codes'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { Anchor, Button, Group } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { CallFailed } from '../../../api/call-failed'
import { call } from '../../../api/client'
import { addresses } from '../../../app/addresses'
import { SignInFrame } from '../sign-in-frame'
import { StepHeading } from '../steps/step-heading'
import { keepStep } from '../steps/step-memory'

const next = {
  recover: addresses.createPassword,
  register: addresses.signUp,
  invite: addresses.createPassword,
}

/** The link of a code mail, which goes on where the code would have (C-178). */
export function MailLinkPage() {
  const navigate = useNavigate()
  const { hash } = useLocation()
  const [link] = useState(hash.slice(1))
  const [failure, setFailure] = useState<unknown>()
  const isSent = useRef(false)

  const open = async () => {
    setFailure(undefined)
    try {
      const { email, ticket, purpose } = await call(accountEndpoints.openLink, { link })
      const isInvited = purpose === 'invite'
      keepStep(isInvited ? 'recover' : purpose, { email, ticket, isInvited })
      await navigate(next[purpose], { replace: true })
    } catch (error) {
      setFailure(error)
    }
  }
  // It works once, so it is sent once, however often the page is drawn.
  useEffect(() => {
    if (!link || isSent.current) return
    isSent.current = true
    void open()
  })

  if (link && !failure) return <Words text={mailLinkTexts.opening} />
  const refused =
    failure instanceof CallFailed && failure.status >= 400 && failure.status < 500 ? failure : undefined
  if (link && !refused)
    return (
      <Words text={mailLinkTexts.failed}>
        <Button onClick={() => void open()}>{mailLinkTexts.again}</Button>
      </Words>
    )
  return (
    <Words text={!refused || refused.status === 400 ? codeRefusals.linkOver.text : refused.message}>
      <Group gap="lg">
        <Anchor component={Link} to={addresses.signIn} inherit fw={550}>
          {mailLinkTexts.signIn}
        </Anchor>
        <Anchor component={Link} to={addresses.forgotPassword} inherit fw={550}>
          {mailLinkTexts.newCode}
        </Anchor>
      </Group>
    </Words>
  )
}

function Words({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <SignInFrame>
      <div role="status">
        <StepHeading title={mailLinkTexts.title} lead={text} />
      </div>
      {children}
    </SignInFrame>
  )
}
