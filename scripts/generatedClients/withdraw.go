// Withdraws through the client that openapi-generator makes of a running service: run.sh runs it.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"

	merchant "example.com/merchant/client"
)

type demoMerchant struct {
	BusinessId string            `json:"businessId"`
	ApiKeys    map[string]string `json:"apiKeys"`
	BaseUrl    string            `json:"baseUrl"`
}

func main() {
	text, err := os.ReadFile(os.Args[1])
	must(err)
	var demo demoMerchant
	must(json.Unmarshal(text, &demo))

	configuration := merchant.NewConfiguration()
	configuration.Servers = merchant.ServerConfigurations{{URL: demo.BaseUrl}}
	client := merchant.NewAPIClient(configuration)
	keys := map[string]merchant.APIKey{"apiKey": {Key: demo.ApiKeys["test"]}}
	ctx := context.WithValue(context.Background(), merchant.ContextAPIKeys, keys)

	withdraw := func(amount float64, status int, outcome string) {
		request := merchant.NewWithdrawalRequest(demo.BusinessId, amount)
		answer, response, err := client.WithdrawalsAPI.RequestWithdrawal(ctx).WithdrawalRequest(*request).Execute()
		must(err)
		// The other possibility is an order that waits for a second person.
		paid := answer.WithdrawalAnswer.Withdrawal
		fmt.Printf("%d %s %.2f + %.2f = %.2f\n", response.StatusCode, paid.Status, paid.Amount, paid.Fee, paid.TotalDebit)
		if response.StatusCode != status || paid.Status != outcome || paid.Amount != amount {
			panic("not what was expected")
		}
	}
	payment := merchant.NewPaymentRequest(demo.BusinessId, 9_999_999.99, "a test of clients")
	for i := 0; i < 2; i++ {
		_, _, err := client.PaymentsAPI.ProcessPayment(ctx).PaymentRequest(*payment).Execute()
		must(err)
	}
	withdraw(9_999_999.99, 200, "COMPLETED")
	withdraw(1_000.05, 202, "PROCESSING")
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}
