import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Files;
import java.nio.file.Path;
import merchant.ApiClient;
import merchant.ApiException;
import merchant.ApiResponse;
import merchant.api.PaymentsApi;
import merchant.api.WithdrawalsApi;
import merchant.model.InlineObject;
import merchant.model.PaymentRequest;
import merchant.model.Withdrawal;
import merchant.model.WithdrawalRequest;

/** Withdraws through the client that openapi-generator makes of a running service: run.sh runs it. */
public class Withdraw {
  public static void main(String[] arguments) throws Exception {
    JsonObject demo = JsonParser.parseString(Files.readString(Path.of(arguments[0]))).getAsJsonObject();
    String businessId = demo.get("businessId").getAsString();
    ApiClient client = new ApiClient();
    client.setBasePath(demo.get("baseUrl").getAsString());
    client.setApiKey(demo.getAsJsonObject("apiKeys").get("test").getAsString());

    PaymentRequest payment =
        new PaymentRequest().businessId(businessId).amount(9_999_999.99).serviceType("a test of clients");
    for (int count = 0; count < 2; count++) {
      new PaymentsApi(client).processPayment(payment, null, null, null);
    }
    withdraw(client, businessId, 9_999_999.99, 200, "COMPLETED");
    withdraw(client, businessId, 1_000.05, 202, "PROCESSING");
  }

  private static void withdraw(ApiClient client, String businessId, double amount, int status, String outcome)
      throws ApiException {
    WithdrawalRequest request = new WithdrawalRequest().businessId(businessId).amount(amount);
    ApiResponse<InlineObject> response =
        new WithdrawalsApi(client).requestWithdrawalWithHttpInfo(request, null, null, null);
    Withdrawal paid = response.getData().getWithdrawalAnswer().getWithdrawal();
    System.out.printf("%d %s %.2f + %.2f = %.2f%n",
        response.getStatusCode(), paid.getStatus(), paid.getAmount(), paid.getFee(), paid.getTotalDebit());
    if (response.getStatusCode() != status || !paid.getStatus().toString().equals(outcome) || paid.getAmount() != amount) {
      throw new IllegalStateException("not what was expected");
    }
  }
}
