import { signInTexts } from '@foyer/contract/accounts/messages'
import { Link } from 'react-router'
import { settings } from '../../api/settings'
import { addresses } from '../../app/addresses'

function LegalLink({ page, elsewhere, children }: { page: string; elsewhere?: string; children: string }) {
  const shown = { style: { color: 'inherit', textUnderlineOffset: 2 }, children }
  return elsewhere ? <a href={elsewhere} {...shown} /> : <Link to={page} {...shown} />
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
