<?php
// Withdraws through the client that openapi-generator makes of a running service: run.sh runs it.

require __DIR__ . '/vendor/autoload.php';

use GuzzleHttp\Client;
use Merchant\Api\PaymentsApi;
use Merchant\Api\WithdrawalsApi;
use Merchant\Configuration;
use Merchant\Model\PaymentRequest;
use Merchant\Model\WithdrawalRequest;

$demo = json_decode(file_get_contents($argv[1]), true);
$configuration = (new Configuration())->setHost($demo['baseUrl'])->setApiKey('x-api-key', $demo['apiKeys']['test']);
$payments = new PaymentsApi(new Client(), $configuration);
$withdrawals = new WithdrawalsApi(new Client(), $configuration);

$withdraw = function (float $amount, int $status, string $outcome) use ($demo, $withdrawals): void {
    $request = new WithdrawalRequest(['business_id' => $demo['businessId'], 'amount' => $amount]);
    [$answer, $code] = $withdrawals->requestWithdrawalWithHttpInfo($request);
    $paid = $answer->getWithdrawal();
    printf("%d %s %.2f + %.2f = %.2f\n", $code, $paid->getStatus(), $paid->getAmount(), $paid->getFee(), $paid->getTotalDebit());
    if ([$code, $paid->getStatus(), $paid->getAmount()] !== [$status, $outcome, $amount]) {
        throw new Exception('not what was expected');
    }
};

$payment = new PaymentRequest([
    'business_id' => $demo['businessId'],
    'amount' => 9_999_999.99,
    'service_type' => 'a test of clients',
]);
for ($count = 0; $count < 2; $count++) {
    $payments->processPayment($payment);
}
$withdraw(9_999_999.99, 200, 'COMPLETED');
$withdraw(1_000.05, 202, 'PROCESSING');
