"""Withdraws through the client that openapi-python-client makes of a running service: run.sh runs it."""

import json
import sys

from httpx import Timeout

from merchant_payments_client import AuthenticatedClient
from merchant_payments_client.api.payments import process_payment
from merchant_payments_client.api.withdrawals import request_withdrawal
from merchant_payments_client.models import PaymentRequest, WithdrawalAnswer, WithdrawalRequest

with open(sys.argv[1]) as file:
    demo = json.load(file)

client = AuthenticatedClient(
    base_url=demo["baseUrl"], token=demo["apiKeys"]["test"], auth_header_name="x-api-key", prefix="", timeout=Timeout(60)
)


def withdraw(amount: float, status: int, outcome: str) -> None:
    body = WithdrawalRequest(business_id=demo["businessId"], amount=amount)
    response = request_withdrawal.sync_detailed(client=client, body=body)
    assert isinstance(response.parsed, WithdrawalAnswer), response.content
    paid = response.parsed.withdrawal
    print(f"{response.status_code.value} {paid.status} {paid.amount} + {paid.fee} = {paid.total_debit}")
    assert (response.status_code, paid.status, paid.amount) == (status, outcome, amount)


payment = PaymentRequest(business_id=demo["businessId"], amount=9_999_999.99, service_type="a test of clients")
for _ in range(2):
    assert process_payment.sync_detailed(client=client, body=payment).status_code == 200
withdraw(9_999_999.99, 200, "COMPLETED")
withdraw(1_000.05, 202, "PROCESSING")
