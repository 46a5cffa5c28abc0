import { legalTexts, privacyText, termsText } from '@foyer/contract/shell/legal'
import { Anchor, Box } from '@mantine/core'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { settings } from '../../api/settings'
import { addresses } from '../../app/addresses'
import { PageTitle } from '../../ui/text/page-title'
import { SectionHeading } from '../../ui/text/section-heading'
import { Wordmark } from '../../ui/wordmark'
import classes from './legal-page.module.css'

/** A page of the product's own, unless the firm has set the address of another one (C-157). */
function LegalPage({ text, elsewhere }: { text: typeof termsText; elsewhere: string | undefined }) {
  useEffect(() => {
    if (elsewhere) window.location.replace(elsewhere)
  }, [elsewhere])
  if (elsewhere) return null
  return (
    <main className={classes.page}>
      <Wordmark />
      <Box mt={40} mb={12}>
        <PageTitle size="large">{text.title}</PageTitle>
      </Box>
      <p>{text.lead}</p>
      {text.parts.map((part) => (
        <section key={part.heading}>
          <SectionHeading>{part.heading}</SectionHeading>
          <p>{part.text}</p>
        </section>
      ))}
      <Anchor component={Link} to={addresses.signIn} fw={550}>
        {legalTexts.back}
      </Anchor>
    </main>
  )
}

export const TermsPage = () => <LegalPage text={termsText} elsewhere={settings.termsUrl} />
export const PrivacyPage = () => <LegalPage text={privacyText} elsewhere={settings.privacyUrl} />
