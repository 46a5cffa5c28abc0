import { signInTexts } from '@foyer/contract/accounts/messages'
import { Link } from 'react-router'
import { settings } from '../../api/settings'
import { addresses } from '../../app/addresses'

function LegalLink({ page, elsewhere, children }: { page: string; elsewhere?: string; children: string }) {
  return elsewhere ? <a href={elsewhere}>{children}</a> : <Link to={page}>{children}</Link>
}

/** Terms of Use and Privacy Policy: the firm's own pages where they are set, ours otherwise. */
export function LegalLinks() {
  return (
    <>
      <LegalLink page={addresses.terms} elsewhere={settings.termsUrl}>
        {signInTexts.termsOfUse}
      </LegalLink>{' '}
      {signInTexts.termsAnd}{' '}
      <LegalLink page={addresses.privacy} elsewhere={settings.privacyUrl}>
        {signInTexts.privacyPolicy}
      </LegalLink>
    </>
  )
}
