import { z } from 'zod'
import { reply } from '../../../kit/endpoint'
import type { AdditionalDetails } from '../../../leads/work/model'
import { readCallStatus, writeCallStatus } from '../fields/codes'
import { readContact, writeContact, writtenContactWire } from './contacts'

const detailsWire = z.object({
  budget: z.number().optional(),
  area: z.string().optional(),
  areaUnit: z.string().optional(),
  requirements: z.string().optional(),
  sourceName: z.string().optional(),
  leadSource: z.string().optional(),
  assignToName: z.string().optional(),
  lastCallDate: z.string().optional(),
  callLeadStatus: z.number().optional(),
})

export const additionalDetailsReply = reply(
  z.object({ data: z.object({ additionalDetails: detailsWire, spoc: z.array(writtenContactWire) }) }),
  (details: AdditionalDetails) => ({
    data: {
      additionalDetails: {
        budget: details.budget,
        area: details.area,
        areaUnit: details.areaUnit,
        requirements: details.workScope,
        sourceName: details.sourceName,
        leadSource: details.source,
        assignToName: details.assignee,
        lastCallDate: details.lastCallAt,
        callLeadStatus: details.callOutcome && writeCallStatus(details.callOutcome),
      },
      spoc: details.contacts.map(writeContact),
    },
  }),
  ({ data: { additionalDetails: wire, spoc } }): AdditionalDetails => ({
    budget: wire.budget,
    area: wire.area,
    areaUnit: wire.areaUnit,
    workScope: wire.requirements,
    sourceName: wire.sourceName,
    source: wire.leadSource,
    assignee: wire.assignToName,
    lastCallAt: wire.lastCallDate,
    callOutcome: wire.callLeadStatus === undefined ? undefined : readCallStatus(wire.callLeadStatus),
    contacts: spoc.map((contact) => readContact(contact)),
  }),
)
