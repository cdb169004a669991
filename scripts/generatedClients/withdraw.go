// Withdraws through the client that openapi-generator makes of a running service:
//
//	export ORIGIN=http://127.0.0.1:8080 DEMO_MERCHANT=$PWD/.data/demo-merchant.json
//	mvn dependency:copy -Dartifact=org.openapitools:openapi-generator-cli:7.14.0 -DoutputDirectory=.cache
//	curl -s $ORIGIN/openapi.json -o .cache/openapi.json
//	java -jar .cache/openapi-generator-cli-7.14.0.jar generate -i .cache/openapi.json -g go -o .cache/go-client \
//	  --git-host example.com --git-user-id merchant --git-repo-id client --additional-properties=packageName=merchant
//	mkdir -p .cache/go-client/cmd && cp scripts/generatedClients/withdraw.go .cache/go-client/cmd/
//	(cd .cache/go-client && go run ./cmd/withdraw.go $DEMO_MERCHANT)
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
		paid := answer.Withdrawal
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
