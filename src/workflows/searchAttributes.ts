import { defineSearchAttributeKey, SearchAttributeType } from '@temporalio/common';

/** Where a flow stands, as operators filter by it in the Temporal UI. Every workflow moves it as it goes. */
export const FLOW_STATUS = defineSearchAttributeKey('FlowStatus', SearchAttributeType.KEYWORD);

/** Whose flow it is. Known at the start, but for flows that first have to find out. */
export const BUSINESS_ID = defineSearchAttributeKey('BusinessId', SearchAttributeType.KEYWORD);
