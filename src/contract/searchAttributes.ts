import { defineSearchAttributeKey, SearchAttributeType } from '@temporalio/common';

/** What operators find flows by in the Temporal UI. `temporal-dev.sh` registers them under the same names. */

/** Whose flow it is. Known at the start, but for flows that first have to find out. */
export const BUSINESS_ID = defineSearchAttributeKey('BusinessId', SearchAttributeType.KEYWORD);
export const ENVIRONMENT = defineSearchAttributeKey('Environment', SearchAttributeType.KEYWORD);
export const FLOW = defineSearchAttributeKey('Flow', SearchAttributeType.KEYWORD);
/** Where a flow stands. Every workflow moves it as it goes. */
export const FLOW_STATUS = defineSearchAttributeKey('FlowStatus', SearchAttributeType.KEYWORD);
export const REFERENCE = defineSearchAttributeKey('Reference', SearchAttributeType.KEYWORD);

/** All of them: what the namespace of the workflows must know. */
export const SEARCH_ATTRIBUTES = [BUSINESS_ID, ENVIRONMENT, FLOW, FLOW_STATUS, REFERENCE];
