"""What schemathesis cannot know of the service: who calls, and why a valid request may be refused."""

import json
import os
import re

import schemathesis

with open(os.environ["DEMO_MERCHANT"]) as file:
    DEMO = json.load(file)

# Rules between fields, of the merchant's own terms, and of the catalogues, which no schema of one field can say.
BEYOND_SCHEMAS = re.compile(
    r"must be from .* to "  # the limits of a business or biller
    r"|send either planCode or renew"
    r"|must have 11 or 13 digits for a prepaid meter"
    r"|must not stand beside targetAmount|is required, unless targetAmount"
    r"|has no smaller unit|must have at most \d decimal places|is too large"  # of the currency of the request
    r"|must be an e-mail address|must be an http or https address"  # formats are wider than what we take
    # An address has to exist, and be public; in production it has to be of https.
    r"|must be a complete https address|must begin with https://|must not lead to|resolve"
    r"|must be one of .* for"  # the countries of a currency
    r"|must not have a field with the name __proto__"  # additional fields are open, but not for this one
    r"|must be later than from"
    r"|must be nested at most|must have at most 16 kB"
    r"|must not have U\+0000|must not have names with U\+0000"
    r"|must be the nextCursor of the page before"
    r"|catalogue|sells|collected|is not|no such|payment method",
)


def is_positive(case):
    return case.meta is not None and case.meta.generation.mode.is_positive


@schemathesis.hook
def before_call(context, case, kwargs):
    """Requests that are valid name the caller's own business, and amounts that its terms allow."""
    if not is_positive(case):
        return
    if isinstance(case.query, dict) and "businessId" in case.query:
        case.query["businessId"] = DEMO["businessId"]
    body = case.body
    if not isinstance(body, dict):
        return
    if "businessId" in body:
        body["businessId"] = DEMO["businessId"]
    if "amount" in body and "/crypto/" not in case.path:
        body["amount"] = round(100 + body["amount"] % 1_000, 2)
    if case.path == "/api-keys/rotate":
        # The oldest of five keys ends: that must not be the one with which the others are sent.
        body["environment"] = "prod"


@schemathesis.check
def only_providers_are_missing(ctx, response, case):
    """A service that was started by npm start has no providers of live money, and lacks nothing else."""
    if response.status_code == 503:
        assert response.json()["code"] == "provider_not_configured"


@schemathesis.check
def valid_data_is_taken(ctx, response, case):
    """A valid request is refused as invalid only for what no schema says."""
    if not is_positive(case) or response.status_code != 400:
        return
    body = response.json()
    if body["code"] != "invalid_request":
        return
    unexplained = [each for each in body.get("errors", []) if not BEYOND_SCHEMAS.search(each["message"])]
    assert not unexplained, f"a valid request is refused: {unexplained}"
