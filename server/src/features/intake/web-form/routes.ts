import { webFormEndpoints } from '@foyer/contract/wire/intake/web-form/endpoints'
import { enquiryEndpoints } from '@foyer/contract/wire/intake/web-form/enquiry-endpoints'
import { routes } from '../../../http/mount'
import { enquiryForm, enquiryLogo, enquiryScript, enquiryThanks, sendEnquiry } from './enquiry'
import { previewWebForm, rotateWebForm, saveWebForm, webForm } from './settings'

export const webFormRoutes = [
  ...routes(webFormEndpoints, { webForm, saveWebForm, previewWebForm, rotateWebForm }),
  ...routes(enquiryEndpoints, { enquiryForm, sendEnquiry, enquiryThanks, enquiryLogo, enquiryScript }),
]
